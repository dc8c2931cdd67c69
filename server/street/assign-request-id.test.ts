import type { IncomingMessage, ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { assignRequestId, requestIdOf } from "./assign-request-id.ts";

function assigned(header: string | undefined, trustProxy: boolean): { id: string; sent: unknown } {
	const request = { headers: { "x-request-id": header } } as unknown as IncomingMessage;
	const sent = new Map<string, unknown>();
	assignRequestId(
		request,
		{ setHeader: (key: string, value: unknown) => sent.set(key, value) } as unknown as ServerResponse,
		trustProxy,
	);
	return { id: requestIdOf(request), sent: sent.get("x-request-id") };
}

test("a trusted proxy names the request, in the log and in the answer", () => {
	expect(assigned("proxy-1.a_b-000001", true)).toEqual({ id: "proxy-1.a_b-000001", sent: "proxy-1.a_b-000001" });
});

test.each([
	["nobody trusted", "proxy-1.a_b-000001", false],
	["a broken line", "abcdefgh\r\nx: y", true],
	["a sentence", "Anna Orlova called", true],
	["nothing", undefined, true],
	["too much", "x".repeat(65), true],
] as const)("%s gives an id of our own", (_, header, trustProxy) => {
	const { id, sent } = assigned(header, trustProxy);
	expect(id).toMatch(/^[0-9a-f-]{36}$/);
	expect(sent).toBe(id);
	expect(assigned(header, trustProxy).id).not.toBe(id);
});
