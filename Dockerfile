# syntax=docker/dockerfile:1
# One image for web, worker and one-off commands; see docs/operations.md.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
ENV ONNXRUNTIME_NODE_INSTALL=skip PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --include=optional --no-audit --no-fund

FROM packages AS build
COPY . .
# Part of what browsers load; another key needs another image.
ARG NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY
RUN node scripts/bootstrap.mjs build

FROM node:24-bookworm-slim
# Renders filings from HTML; the fonts are those that the rendering names.
RUN apt-get update \
  && apt-get install -y --no-install-recommends chromium-headless-shell fonts-liberation fonts-dejavu-core tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 CHROMIUM_PATH=/usr/bin/chromium-headless-shell \
  HOST=0.0.0.0 PORT=3000 DATA_DIR=/data HOME=/tmp
COPY --from=build --chown=root:root /app /app
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=10s --start-period=120s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--"]
CMD ["node", "scripts/bootstrap.mjs", "start"]
