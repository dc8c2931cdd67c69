import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import type { Environment } from "../../app/platform/environment.server.ts";

/**
 * Checks that the port is available before anything is opened, so that a start that must fail creates no database and prints no password.
 * For `PORT=0` it picks a free one at once: banks and letters need the address before the server listens.
 * @throws EADDRINUSE or EACCES, with the port, where another program has it or it needs more rights.
 */
export async function choosePort(environment: Environment): Promise<Environment> {
	const port = await probe(environment.PORT, environment.HOST);
	if (environment.PORT !== 0) return environment;
	const publicUrl = environment.PUBLIC_URL ?? `http://localhost:${port}`;
	return { ...environment, PORT: port, publicUrl };
}

/** Whoever calls at this moment, a balancer say, is hung up on: a connection would keep the port from being let go. */
async function probe(wanted: number, host: string | undefined): Promise<number> {
	const server = createServer((socket) => socket.destroy()).listen(wanted, host);
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	server.close();
	await once(server, "close");
	return port;
}
