# The table in a container: `docker build -t tablee .`, then `docker run -p 8000:8000 -v tablee:/data tablee`.
# docs/running.md tells the rest; compose.yaml adds PostgreSQL, a proxy with TLS and backups.

FROM python:3.13-slim-bookworm AS build
WORKDIR /build
COPY . .
# The wheel holds the web client: Node.js comes as a wheel, for this step only.
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.13-slim-bookworm
RUN useradd --system --uid 10001 --user-group --home-dir /data --create-home tablee \
    && install --directory --owner tablee --group tablee --mode 700 /backups
COPY --from=build /wheels /wheels
COPY constraints.txt /wheels/
RUN pip install --no-cache-dir --constraint /wheels/constraints.txt "$(ls /wheels/tablee-*.whl)[server]" \
    && rm -r /wheels
USER tablee
WORKDIR /data
VOLUME /data
ENV TABLEE_HOST=0.0.0.0 TABLEE_PORT=8000 TABLEE_DATABASE=/data/tablee.db PYTHONUNBUFFERED=1
EXPOSE 8000
# Unhealthy, too, when the database cannot be written.
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=8)"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["tablee"]
CMD ["serve"]
