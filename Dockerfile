# The product in one image: `transloom serve` and `transloom work` run the same one.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --no-audit --no-fund && node tools/go.mjs tools/web-build/build-image.ts && rm -rf .git e2e

FROM node:24-bookworm-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends libreoffice-writer libreoffice-calc libreoffice-impress poppler-utils \
      tesseract-ocr tesseract-ocr-eng tesseract-ocr-chi-sim fonts-noto-cjk \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --system --create-home --uid 10001 transloom \
 && mkdir /data && chown transloom /data
COPY --from=build --chown=root:root /app /app
WORKDIR /app
USER transloom
ENV DATA_DIR=/data TRANSLOOM_ENV=production HOST=0.0.0.0 PORT=3000
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/bin/transloom.mjs", "serve"]
