# syntax=docker/dockerfile:1

# Everything: sources, all packages, all builds. Also runs the tools (seed, user).
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --include=dev
RUN npm run build:services && npm run build:web && npm run build:admin

# Only the packages that services need at run time.
FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --ignore-scripts $(ls -d services/* | sed 's/^/--workspace=/')

# One image for all services; the command names the one to run:
#   docker run barspoon dist/services/catalogue.js
FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json package.json
COPY --from=build /app/dist dist
COPY --from=build /app/web/dist web/dist
COPY --from=build /app/admin/dist admin/dist
# A new volume takes over who owns the folder.
RUN mkdir /uploads && chown node /uploads
USER node
EXPOSE 8080
ENTRYPOINT ["node", "--import", "./dist/services/source-maps.js"]
CMD ["dist/services/all.js"]
