import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { readRequestUrl, readVisitor } from "./visitor.ts";

const PUBLIC_URL = "https://orbita.example";

function asking({ url = "/", headers = {}, address = "10.1.1.1" }): IncomingMessage {
	return { url, headers, socket: { remoteAddress: address } } as unknown as IncomingMessage;
}

describe("the address of a visitor", () => {
	const forwarded = { "x-forwarded-for": "1.1.1.1, 2.2.2.2 , 3.3.3.3" };

	test("is that of the connection, whatever the headers say, without a trusted proxy", () => {
		expect(readVisitor(asking({ headers: forwarded }), false).ip).toBe("10.1.1.1");
	});

	test("is what the nearest trusted hop saw, not what the visitor put first", () => {
		expect(readVisitor(asking({ headers: forwarded }), true).ip).toBe("3.3.3.3");
	});

	test("is that of the connection when the trusted proxy names none", () => {
		expect(readVisitor(asking({}), true).ip).toBe("10.1.1.1");
		expect(readVisitor(asking({ headers: { "x-forwarded-for": " " } }), true).ip).toBe("10.1.1.1");
	});

	test("is written as plain IPv4 when it came wrapped in IPv6", () => {
		expect(readVisitor(asking({ address: "::ffff:10.0.0.7" }), false).ip).toBe("10.0.0.7");
		expect(readVisitor(asking({ address: "2001:db8::1" }), false).ip).toBe("2001:db8::1");
	});
});

test("the name of a browser is cut, and every request has a name of its own", () => {
	const request = asking({ headers: { "user-agent": "x".repeat(5000) } });
	expect(readVisitor(request, false).agent).toHaveLength(300);
	expect(readVisitor(asking({}), false).agent).toBeUndefined();
	expect(readVisitor(request, false).requestId).not.toBe(readVisitor(request, false).requestId);
});

describe("the address that was asked for", () => {
	const forwarded = { host: "inside:3000", "x-forwarded-host": "orbita.example", "x-forwarded-proto": "https" };

	test("comes from the forwarded headers only behind a trusted proxy", () => {
		const request = asking({ url: "/faq?topic=pay", headers: forwarded });
		expect(readRequestUrl(request, true, PUBLIC_URL).href).toBe("https://orbita.example/faq?topic=pay");
		expect(readRequestUrl(request, false, PUBLIC_URL).href).toBe("http://inside:3000/faq?topic=pay");
	});

	test("takes the first of several forwarded names and no strange protocol", () => {
		const headers = { ...forwarded, "x-forwarded-host": "a.example, b.example", "x-forwarded-proto": "javascript" };
		expect(readRequestUrl(asking({ headers }), true, PUBLIC_URL).href).toBe("http://a.example/");
	});

	test("falls back to the public one when the host is absent or makes no sense", () => {
		expect(readRequestUrl(asking({ url: "/faq" }), false, PUBLIC_URL).host).toBe("orbita.example");
		expect(readRequestUrl(asking({ url: "/faq", headers: { host: "a b" } }), false, PUBLIC_URL).href).toBe(
			`${PUBLIC_URL}/faq`,
		);
	});

	test("has no path of what stands beside a host", () => {
		for (const host of [
			"localhost:\\admin?",
			"localhost/admin#",
			"localhost?a=",
			"me@localhost",
			"localhost:1:2",
			"[::1",
		]) {
			const headers = { host: "inside:3000", "x-forwarded-host": host };
			expect(readRequestUrl(asking({ url: "/faq", headers }), true, PUBLIC_URL).href).toBe("http://inside:3000/faq");
			expect(readRequestUrl(asking({ url: "/faq", headers: { host } }), false, PUBLIC_URL).href).toBe(
				`${PUBLIC_URL}/faq`,
			);
		}
		for (const host of ["school_1:3000", "127.0.0.1", "[::1]:8080"]) {
			expect(readRequestUrl(asking({ url: "/faq", headers: { host } }), false, PUBLIC_URL).host).toBe(host);
		}
	});

	test("never names a host by its path", () => {
		const headers = { host: "orbita.example" };
		for (const url of ["//evil.example/x", "http://evil.example/x", "evil.example"]) {
			expect(readRequestUrl(asking({ url, headers }), false, PUBLIC_URL).host).toBe("orbita.example");
		}
		expect(readRequestUrl(asking({ url: "//evil.example/x", headers: { host: "a b" } }), false, PUBLIC_URL).host).toBe(
			"orbita.example",
		);
	});
});
