# The whole product in one image. Built in three steps, of which only the last one is kept.

FROM node:24.21.0-slim AS app
WORKDIR /product
COPY . .
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile \
  && npx --yes pnpm@12.21.0 --filter @mediation/app build \
  && find packages/app/dist -name '*.map' -delete

FROM node:24.21.0-slim AS server
WORKDIR /product
COPY . .
# A PDF needs one weight of the fonts of whole scripts.
RUN npx --yes pnpm@12.21.0 install --frozen-lockfile --prod --filter "@mediation/server..." \
  && find node_modules/.pnpm -path '*/noto-sans-*' -name '*.ttf*' ! -name '*_400Regular.ttf' -delete

FROM node:24.21.0-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /product
COPY --from=server /product/package.json /product/LICENSE ./
COPY --from=server /product/node_modules ./node_modules
COPY --from=server /product/packages/agreement ./packages/agreement
COPY --from=server /product/packages/api-client ./packages/api-client
COPY --from=server /product/packages/assist ./packages/assist
COPY --from=server /product/packages/server ./packages/server
COPY --from=server /product/supabase/migrations ./supabase/migrations
COPY --from=app /product/packages/app/dist ./packages/app/dist
# What two builds of one version differ by: docker build --build-arg COMMIT=$(git rev-parse HEAD)
ARG COMMIT=
RUN printf '%s' "$COMMIT" > COMMIT
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=30s --timeout=6s --retries=5 CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((it) => process.exit(it.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/src/main.ts"]
