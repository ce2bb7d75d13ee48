# syntax=docker/dockerfile:1
# Two images (ADR 20): `tools` has the commands (keys, streams, seed, backup); the last one, without a name, all services.
ARG NODE_IMAGE=docker.io/library/node:24-bookworm-slim

# Sources, all packages, all builds.
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
RUN npm run build:services && npm run build:web && npm run build:admin

# Only the packages that services need at run time, and the list of them (CycloneDX).
FROM ${NODE_IMAGE} AS packages
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm \
  services=$(ls -d services/* | sed 's/^/--workspace=/') && \
  npm ci --omit=dev --ignore-scripts $services && \
  npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx $services > sbom.cdx.json && \
  node tools/images/slim-packages.ts node_modules && \
  node tools/images/runtime-root.ts /runtime /app/node_modules && \
  mkdir /runtime/uploads && chown 1000:1000 /runtime/uploads

# The same for the commands, which are run from their sources.
FROM ${NODE_IMAGE} AS tools
ENV NODE_ENV=production
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm \
  commands=$(ls -d services/* tools | sed 's/^/--workspace=/') && \
  npm ci --omit=dev --ignore-scripts $commands && \
  npm sbom --package-lock-only --omit=dev --sbom-format=cyclonedx $commands > sbom.cdx.json && \
  node tools/images/slim-packages.ts node_modules
USER 1000:1000
CMD ["node", "tools/nats/streams.ts", "--keep"]

# All services; the command names the one to run:
#   docker run barspoon dist/services/catalogue.js
FROM scratch
ARG RELEASE=development
ENV NODE_ENV=production HOST=0.0.0.0 PATH=/usr/local/bin RELEASE=$RELEASE
WORKDIR /app
COPY --from=packages /runtime /
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/sbom.cdx.json sbom.cdx.json
COPY --from=build /app/package.json package.json
COPY --from=build /app/dist dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/admin/dist admin/dist
USER 1000:1000
EXPOSE 8080
HEALTHCHECK --interval=5s --timeout=4s --retries=30 CMD ["node", "dist/services/healthy.js"]
ENTRYPOINT ["node", "--import", "./dist/services/source-maps.js"]
CMD ["dist/services/all.js"]
