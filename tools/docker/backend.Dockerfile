# The Medusa application: servers, worker and the one that prepares the database are one image with different commands.
FROM node:20.20-bookworm-slim AS build
WORKDIR /billet
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN npm ci
COPY tsconfig.json medusa-config.ts instrumentation.ts ./
COPY backend backend
COPY src src
# The build wants settings but keeps none of them.
RUN npm exec -- tsc -p backend/tsconfig.json && npm exec -- tsc -p backend/tsconfig.esm.json \
 && DATABASE_URL=postgres://none@none/none STORE_CORS=http://none ADMIN_CORS=http://none AUTH_CORS=http://none \
    JWT_SECRET=used-while-building COOKIE_SECRET=used-while-building MEDUSA_DISABLE_TELEMETRY=true \
    npm exec -- medusa build --no-lint \
 && npm prune --omit=dev

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production MEDUSA_DISABLE_TELEMETRY=true
RUN useradd --system --uid 10001 --home-dir /billet billet \
 && mkdir -p /billet/.medusa/server/static /billet/search /billet/shared && chown -R billet /billet
# Node finds the modules from the built server two folders up.
COPY --from=build /billet/package.json /billet/package.json
COPY --from=build /billet/node_modules /billet/node_modules
COPY --from=build /billet/backend /billet/backend
COPY --from=build --chown=billet /billet/.medusa/server /billet/.medusa/server
COPY tools/docker/prepare.sh tools/docker/write-publishable-key.mjs tools/docker/keep-synchronous.mjs /billet/tools/docker/
USER billet
WORKDIR /billet/.medusa/server
EXPOSE 9000
HEALTHCHECK --interval=10s --timeout=5s --start-period=90s \
  CMD ["node", "-e", "fetch('http://localhost:9000/ready').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "/billet/node_modules/@medusajs/cli/cli.js", "start"]
