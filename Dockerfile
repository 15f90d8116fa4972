# Image of the server: docker build --tag tichu .
# `make images` updates the digest.
FROM python:3.11-slim@sha256:e41613d42d4891e4930f79523f93f81bbc7632584ec65e36ab055f41a800b41e AS base

FROM base AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1 PIP_ROOT_USER_ACTION=ignore
WORKDIR /src
COPY requirements requirements
RUN pip install --require-hashes --no-deps --only-binary :all: \
    -r requirements/build.txt -r requirements/web.txt -r requirements/sbom.txt
# Build the web client as `make web` does, with Node from a Python package.
COPY web/run.py web/package.json web/package-lock.json web/.npmrc web/
RUN python web/run.py npm ci --no-audit --no-fund --loglevel=error
COPY web web
COPY src src
RUN python web/run.py vite build --logLevel warn
# The environment of the server, without the build tools and pip.
RUN python -m venv --without-pip /opt/tichu \
 && pip --python /opt/tichu/bin/python install --require-hashes --no-deps --only-binary :all: \
    -r requirements/play.txt -r requirements/cluster.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
RUN pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
 && python -c "from pathlib import Path; from requirements.dist import build_offline; build_offline(Path('dist'))" \
 && pip --python /opt/tichu/bin/python install --no-deps dist/*.whl \
 && python requirements/sbom.py --python /opt/tichu/bin/python --output /opt/tichu/share/sbom
# Compile shark here, so that no container has to. Code for another processor is noticed and compiled again.
RUN /opt/tichu/bin/python -m tichu.bots.shark.precompile

FROM base
COPY --from=build /opt/tichu /opt/tichu
RUN pip uninstall --yes --root-user-action=ignore pip setuptools wheel \
 && useradd --system --home-dir /data --create-home tichu

USER tichu
WORKDIR /data
VOLUME /data
ENV PATH=/opt/tichu/bin:$PATH TICHU_HOST=0.0.0.0 TICHU_PORT=8000 TICHU_STORE=/data/tichu.db
EXPOSE 8000
# Asks the port that the server listens on, whatever TICHU_PORT is.
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["python", "-c", \
  "import os, urllib.request as r; r.urlopen('http://127.0.0.1:%s/health' % os.environ['TICHU_PORT'], timeout=4)"]
CMD ["tichu", "serve"]
