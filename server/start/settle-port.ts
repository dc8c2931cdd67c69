import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Environment } from "../../app/platform/environment.server.ts";

/** Takes a free port for `PORT=0` at once: banks and letters must be told an address before the server listens. */
export async function settlePort(environment: Environment): Promise<Environment> {
	if (environment.PORT !== 0) return environment;
	const probe = createServer().listen(0, environment.HOST);
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, "close");
	const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`;
	return { ...environment, PORT: port, publicUrl };
}
