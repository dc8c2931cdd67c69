import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { callBank } from "./call-bank.server.ts";

type Answer = { readonly status: number; readonly body: string } | "trickle";

async function call(answer: Answer, changes = true) {
	const server = createServer((_, response) => {
		if (answer !== "trickle") response.writeHead(answer.status, { location: "http://elsewhere/" }).end(answer.body);
		else response.writeHead(200).write("{");
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`;
	const timeoutMs = answer === "trickle" ? 200 : 20_000;
	const called = await callBank({ name: "bank Pay", method: "POST", url, body: {}, changes, timeoutMs });
	server.closeAllConnections();
	server.close();
	return called;
}

test.each([
	["an answer that never ends", "trickle", "bank Pay: timed out"],
	["a page that says well", { status: 200, body: "<h1>" }, "bank Pay: unreadable answer 200"],
	["a redirect", { status: 302, body: "" }, "bank Pay: unreadable answer 302"],
	["a proxy that stopped waiting", { status: 408, body: "" }, "bank Pay: unreadable answer 408"],
	["a broken bank", { status: 503, body: "{}" }, "bank Pay: server error 503"],
] as const)("%s leaves a change unknown and a question unanswered", async (_, answer, reason) => {
	expect(await call(answer)).toEqual({ answered: false, failure: { ok: false, code: "unknown", reason } });
	expect(await call(answer, false)).toEqual({ answered: false, failure: { ok: false, code: "unavailable", reason } });
});

test("a refusal is one with and without JSON", async () => {
	expect(await call({ status: 403, body: "<h1>" })).toEqual({ answered: true, status: 403, json: undefined });
	expect(await call({ status: 404, body: '{"code":"x"}' })).toEqual({
		answered: true,
		status: 404,
		json: { code: "x" },
	});
});

test("an address that nobody has was never reached, and the reason names the code of it", async () => {
	const url = "http://nobody.invalid/";
	const called = await callBank({ name: "bank Pay", method: "GET", url, changes: true, timeoutMs: 20_000 });
	expect(called).toMatchObject({ failure: { code: "unavailable", reason: "bank Pay: unreachable ENOTFOUND" } });
});

test("a connection that broke off is lost, and the reason names the code of it without the address", async () => {
	const server = createServer((request) => request.socket.destroy());
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-path`;
	const called = await callBank({ name: "bank Pay", method: "GET", url, changes: true, timeoutMs: 20_000 });
	server.close();
	expect(called).toMatchObject({ failure: { code: "unknown", reason: "bank Pay: connection lost UND_ERR_SOCKET" } });
});
