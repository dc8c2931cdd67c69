import { createServer, type Socket } from "node:net";
import { findFreePort } from "../bin/free-port.ts";

const message = (type: string, body: Buffer) => {
	const length = Buffer.alloc(4);
	length.writeInt32BE(body.length + 4);
	return Buffer.concat([Buffer.from(type), length, body]);
};
const READY = message("Z", Buffer.from("I"));
const WELCOME = Buffer.concat([message("R", Buffer.alloc(4)), READY]);
const DONE = Buffer.concat([message("C", Buffer.from("LISTEN\0")), READY]);

/**
 * As much of PostgreSQL as somebody meets who asks questions without rows. While it is away it takes connections and drops them, while
 * it is silent it welcomes and answers no question, while it is deaf it does not notice who hangs up.
 */
export async function startFakePostgres() {
	const sockets = new Set<Socket>();
	const state = { isAway: false, isSilent: false, isDeaf: false, connects: 0, questions: 0, heard: "" };
	const server = createServer({ allowHalfOpen: true }, (socket) => {
		state.connects += 1;
		socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
		if (state.isAway) return void socket.destroy();
		sockets.add(socket);
		socket.on("end", () => {
			if (!state.isDeaf) socket.end();
		});
		let isWelcome = false;
		socket.on("data", (said) => {
			if (isWelcome) {
				state.questions += 1;
				state.heard += said.toString("latin1");
			}
			if (!isWelcome || !state.isSilent) socket.write(isWelcome ? DONE : WELCOME);
			isWelcome = true;
		});
	});
	const port = await findFreePort();
	await new Promise<void>((resolve) => server.listen(port, resolve));
	const drop = () => {
		for (const socket of sockets) socket.destroy();
	};
	const close = () => {
		drop();
		server.close();
	};
	return { state, sockets, drop, close, connectionString: `postgres://x@127.0.0.1:${port}/x` };
}
