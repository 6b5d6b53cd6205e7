# The storefront, an npm project of its own that links the rules' contract.
FROM node:20.20-bookworm-slim AS build
WORKDIR /billet
COPY package.json package-lock.json .npmrc ./
COPY backend/package.json backend/
RUN npm ci
COPY storefront/package.json storefront/package-lock.json storefront/
RUN cd storefront && npm ci
COPY backend backend
RUN npm exec -- tsc -p backend/tsconfig.json && npm exec -- tsc -p backend/tsconfig.esm.json
COPY storefront storefront
RUN cd storefront && NEXT_TELEMETRY_DISABLED=1 npm run build && npm prune --omit=dev

FROM node:20.20-bookworm-slim
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
RUN useradd --system --uid 10001 --home-dir /billet billet
# The rules import zod, which npm keeps at the root; it is all they need of it.
COPY --from=build /billet/node_modules/zod /billet/node_modules/zod
COPY --from=build /billet/backend /billet/backend
COPY --from=build --chown=billet /billet/storefront /billet/storefront
COPY tools/docker/storefront.sh /billet/tools/docker/
USER billet
WORKDIR /billet/storefront
EXPOSE 8000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://localhost:8000/robots.txt').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["sh", "/billet/tools/docker/storefront.sh"]
