# Two stages: the first builds, the second has the built program, the few packages it still asks for and a user without rights.
FROM node:26-slim AS build
WORKDIR /school
COPY package.json package-lock.json ./
COPY backoffice/package.json backoffice/package-lock.json ./backoffice/
RUN npm install --no-audit --no-fund --loglevel=error \
	&& cd backoffice && npm install --no-audit --no-fund --loglevel=error
COPY . .
# The path is written into the files of browsers: a school that lies below one is built for it.
ARG BASE_PATH=
RUN node -e "import('./bin/build-school.mjs').then(({ buildSchool }) => buildSchool(process.env))" \
	&& cp build/server/package.json . \
	&& npm prune --omit=dev --no-audit --no-fund --loglevel=error

FROM node:26-slim
ARG BASE_PATH=
ENV NODE_ENV=production DATA_DIR=/data PORT=3000 HOST=0.0.0.0 BASE_PATH=$BASE_PATH
WORKDIR /school
RUN mkdir /data && chown node:node /data
COPY --from=build --chown=root:root /school/package.json ./
COPY --from=build --chown=root:root /school/node_modules ./node_modules
COPY --from=build --chown=root:root /school/build ./build
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
	CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}${path.posix.join('/', process.env.BASE_PATH || '', 'healthz')}`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# A heap snapshot goes to /tmp: nothing else is the program's to write but /data, which is copied by every backup.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=8", "--heapsnapshot-signal=SIGUSR2", "--diagnostic-dir=/tmp", "build/server/index.js"]
