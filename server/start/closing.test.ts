import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Worker } from "node:worker_threads";
import { afterEach, expect, test } from "vitest";
import { prepareClosing } from "./closing.ts";

const agent = new Agent({ keepAlive: true });
const held: ServerResponse[] = [];
afterEach(() => {
	agent.destroy();
	held.splice(0);
});

/** A server that holds what it is asked at /slow, as behind a proxy that keeps its connections. */
async function openServer() {
	const server = createServer(({ url }, response) => {
		if (url === "/slow") held.push(response);
		else response.end("done");
	});
	const closing = prepareClosing(server);
	server.listen(0, "127.0.0.1");
	await once(server, "listening");
	return { closing, port: (server.address() as AddressInfo).port };
}

/** How the connection goes on after the answer. */
async function ask(port: number, path = "/"): Promise<string | undefined> {
	const sent = request({ host: "127.0.0.1", port, path, agent }).end();
	const [answer] = (await once(sent, "response")) as [IncomingMessage];
	answer.resume();
	await once(answer, "end");
	return answer.headers.connection;
}

test("kept connections end with an answer: the next one, or the one under way", async () => {
	const { closing, port } = await openServer();
	const slow = ask(port, "/slow");
	await expect.poll(() => held.length).toBe(1);
	expect(await ask(port)).toBe("keep-alive");
	expect(closing.isDraining()).toBe(false);
	closing.drain();
	expect(closing.isDraining()).toBe(true);
	expect(await ask(port)).toBe("close");
	held.pop()?.end("done");
	expect(await slow).toBe("close");
	await closing.close();
});

test("whoever goes on asking by kept connections does not hold a closing server up", async () => {
	const { closing, port } = await openServer();
	const slow = [ask(port, "/slow"), ask(port, "/slow")];
	await expect.poll(() => held.length).toBe(2);
	const start = performance.now();
	const closed = closing.close();
	for (const response of held.splice(0)) response.end("done");
	const asking = Promise.all(
		slow.map(async (first) => {
			await first;
			while (await ask(port).catch(() => undefined));
		}),
	);
	await closed;
	expect(performance.now() - start).toBeLessThan(5000);
	await asking;
});

/** Asks from a thread of its own and tells by `flag` that the request is on its way; says what came back. */
const VISITOR = `
	const { workerData: { flag, port }, parentPort } = require("node:worker_threads");
	const socket = require("node:net").connect(port, "127.0.0.1");
	socket.write("POST / HTTP/1.1\\r\\nHost: school\\r\\nContent-Length: 0\\r\\n\\r\\n", () => Atomics.store(flag, 0, 1));
	socket.once("data", (data) => parentPort.postMessage(data.toString("latin1").split("\\r\\n")[0]));
	socket.once("error", ({ code }) => parentPort.postMessage(code));
`;

test("what came while the program was busy is still answered by a closing server", async () => {
	const { closing, port } = await openServer();
	const flag = new Int32Array(new SharedArrayBuffer(4));
	const visitor = new Worker(VISITOR, { eval: true, workerData: { flag, port } });
	await once(visitor, "online");
	// Busy: nobody accepts the connection before the door is to be closed.
	while (Atomics.load(flag, 0) === 0);
	const closed = closing.close();
	expect(await once(visitor, "message")).toEqual(["HTTP/1.1 200 OK"]);
	await closed;
	await visitor.terminate();
});
