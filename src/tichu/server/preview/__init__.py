"""Link previews: what a chat shows below a link to this server, a sentence or two and a picture.

``describe.py`` says what a page is about, ``head.py`` writes it into the page, ``drawing.py`` draws the
picture as SVG, and ``gallery.py`` keeps the pictures that workers have made of it.
"""
