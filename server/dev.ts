import { createServer as createVite } from "vite";
import { parseEnvironment } from "../app/platform/environment.server.ts";
import { announce } from "./announce.ts";

/**
 * `npm run dev`: Vite serves the browser's modules and reloads on change; the application runs inside Vite's module runner, so that a
 * changed room is taken anew while the database stays open.
 */
const environment = parseEnvironment({ NODE_ENV: "development", LOG_LEVEL: "info", ...process.env });
const socketPort = environment.PORT === 0 ? undefined : environment.PORT + 10_000;
const vite = await createVite({ server: { middlewareMode: true, ws: { port: socketPort } }, appType: "custom" });
type StartModule = typeof import("./start/start-server.ts");
const { startServer } = (await vite.ssrLoadModule("/server/start/start-server.ts")) as StartModule;
const server = await startServer({
	environment,
	build: () => vite.ssrLoadModule("virtual:react-router/server-build") as never,
	clientFolder: undefined,
	middlewares: vite.middlewares,
});
announce(`The school is open at ${server.url}, reloading on change.`);

for (const signal of ["SIGINT", "SIGTERM"] as const) {
	process.once(signal, () =>
		server
			.stop()
			.then(() => vite.close())
			.then(() => process.exit(0)),
	);
}
