import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitBody } from "./limit-body.ts";
import type { OfficeBindings } from "./office-parts.ts";

let server: Server;
let url: string;

beforeAll(async () => {
	const app = new Hono<OfficeBindings>();
	app.use(limitBody(5));
	app.all("*", async (c) => c.text(`${c.req.method} ${await c.req.text()}`));
	// As the street listens: what goes wrong with its requests shows over a socket alone.
	server = createServer(getRequestListener(app.fetch, { overrideGlobalObjects: false })).listen(0);
	await new Promise((resolve) => server.once("listening", resolve));
	url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});

afterAll(() => void server.close());

/** Sent piece by piece, without a length. */
function inPieces(...pieces: string[]): RequestInit {
	const body = new ReadableStream({
		start(controller) {
			for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
			controller.close();
		},
	});
	return { method: "POST", body, duplex: "half" } as RequestInit;
}

test.each<[string, RequestInit, number, string]>([
	["no body where one may be", { method: "DELETE" }, 200, "DELETE "],
	["no body", { method: "GET" }, 200, "GET "],
	["a body of a known length", { method: "POST", body: "12345" }, 200, "POST 12345"],
	["a body that is too long", { method: "POST", body: "123456" }, 413, '{"code":"tooLarge"}'],
	["a body in pieces", inPieces("123", "45"), 200, "POST 12345"],
	["a body in pieces that is too long", inPieces("123", "456"), 413, '{"code":"tooLarge"}'],
])("%s", async (_name, init, status, text) => {
	const answer = await fetch(url, init);
	expect([answer.status, await answer.text()]).toEqual([status, text]);
});
