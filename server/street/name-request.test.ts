import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { nameOf, nameRequest } from "./name-request.ts";

function named(header: string | undefined, trustProxy: boolean): { name: string; sent: unknown } {
	const request = { headers: { "x-request-id": header } } as unknown as IncomingMessage;
	const sent = new Map<string, unknown>();
	nameRequest(
		request,
		{ setHeader: (key: string, value: unknown) => sent.set(key, value) } as unknown as ServerResponse,
		trustProxy,
	);
	return { name: nameOf(request), sent: sent.get("x-request-id") };
}

test("a trusted proxy names the request, in the log and in the answer", () => {
	expect(named("proxy-1.a_b-000001", true)).toEqual({ name: "proxy-1.a_b-000001", sent: "proxy-1.a_b-000001" });
});

test.each([
	["nobody trusted", "proxy-1.a_b-000001", false],
	["a broken line", "abcdefgh\r\nx: y", true],
	["a sentence", "Anna Orlova called", true],
	["nothing", undefined, true],
	["too much", "x".repeat(65), true],
] as const)("%s gives a name of our own", (_, header, trustProxy) => {
	const { name, sent } = named(header, trustProxy);
	expect(name).toMatch(/^[0-9a-f-]{36}$/);
	expect(sent).toBe(name);
	expect(named(header, trustProxy).name).not.toBe(name);
});
