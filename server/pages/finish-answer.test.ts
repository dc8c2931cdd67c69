import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { createFinish, onceBelow } from "./finish-answer.ts";

const POLICY = { scriptHosts: [], formOrigins: [], siteOrigins: [], secure: false, isEditing: false };

describe("where a redirect leads", () => {
	test("below a base path is below it once", () => {
		expect(onceBelow("/school/school/request/sent/x", "/school/")).toBe("/school/request/sent/x");
		expect(onceBelow("/school/request/sent/x", "/school/")).toBe("/school/request/sent/x");
	});

	test("is left alone without a base path, and on other hosts", () => {
		expect(onceBelow("/request/sent/x", "/")).toBe("/request/sent/x");
		expect(onceBelow("https://bank.example/school/school/", "/school/")).toBe("https://bank.example/school/school/");
	});
});

test("a page keeps its letters, and its policy lets in exactly what stands in it", () => {
	const finish = createFinish({
		policy: POLICY,
		readAsset: () => Buffer.from("a::before{content:'«'}").toString("latin1"),
		basePath: "/",
	});
	const page =
		'<link rel="stylesheet" href="/a.css"/><p>Ёжик — 10 ₽</p><script nonce="7c9e">say("да")</script><script>steal()</script>';
	const response = new Response(null, { headers: { "content-type": "text/html; charset=utf-8" } });
	const { body, headers } = finish({ response, body: Buffer.from(page), mark: "7c9e" }, { address: "/", extra: {} });
	expect(body.toString()).toContain("<style>a::before{content:'«'}</style>");
	expect(body.toString()).toContain('<p>Ёжик — 10 ₽</p><script>say("да")</script>');
	const policy = headers["content-security-policy"];
	for (const part of ["a::before{content:'«'}", 'say("да")'])
		expect(policy).toContain(createHash("sha256").update(part).digest("base64"));
	expect(policy).not.toContain(createHash("sha256").update("steal()").digest("base64"));
});

test("a page that others may get brings nobody's cookie", () => {
	const finish = createFinish({ policy: POLICY, readAsset: () => undefined, basePath: "/" });
	const response = new Response(null, { headers: { "set-cookie": "basket=a", "content-language": "ru" } });
	const { headers } = finish({ response, body: Buffer.from(""), mark: "7c9e" }, { address: "/", extra: {} });
	expect(headers).toMatchObject({ "content-language": "ru" });
	expect(headers).not.toHaveProperty("set-cookie");
});

test.each([
	[200, '<html lang="ru">'],
	[404, '<html lang="ru" data-start="now">'],
	[500, '<html lang="ru" data-start="now">'],
])("the script of a page with status %d begins %s", (status, start) => {
	const finish = createFinish({ policy: POLICY, readAsset: () => undefined, basePath: "/" });
	const response = new Response(null, { status, headers: { "content-type": "text/html; charset=utf-8" } });
	const page =
		'<html lang="ru"><head></head><body><script type="module" async="">import "/m.js"</script></body></html>';
	const html = finish({ response, body: Buffer.from(page), mark: "7c9e" }, { address: "/", extra: {} }).body.toString();
	expect(html).toContain(start);
	expect(html).toContain('<script type="text/waiting-script"');
});

describe("the next page is told", () => {
	const finish = createFinish({ policy: POLICY, readAsset: () => undefined, basePath: "/school/" });
	const policyAt = (address: string) =>
		finish({ response: new Response(null), body: Buffer.from(""), mark: "7c9e" }, { address, extra: {} }).headers[
			"referrer-policy"
		];

	test.each([
		"/school/order/abc",
		"/school/en/my/abc",
		"/school/pay?number=1&secret=abc",
		"/school/trial/abc/_payload.json",
		"/school/en/blog/draft?preview=abc",
	])("nothing but the site after %s, whose address is a secret", (address) => expect(policyAt(address)).toBe("origin"));

	test.each(["/school", "/school/courses", "/school/en/request"])(
		"the address of %s, where it is one of ours",
		(address) => expect(policyAt(address)).toBe("same-origin"),
	);
});
