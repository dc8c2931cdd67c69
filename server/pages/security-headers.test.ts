import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { hashInlineScripts, type PolicyOptions, securityHeaders } from "./security-headers.ts";

const OPTIONS: PolicyOptions = { scriptHosts: [], formOrigins: [], siteOrigins: [], secure: false, isEditing: false };

function policyOf(html: string | undefined, options: Partial<PolicyOptions> = {}): Map<string, string[]> {
	const policy = securityHeaders(html, { ...OPTIONS, ...options })["content-security-policy"] ?? "";
	return new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));
}

function hashOf(code: string): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

describe("inline scripts", () => {
	test("are hashed each, byte for byte with their line ends and letters", () => {
		const html = `<script>a()</script><p></p><script type="module">\n\timport "/x.js"; // ё\n</script>`;
		const bytes = Buffer.from(html).toString("latin1");
		expect(hashInlineScripts(bytes)).toEqual([hashOf("a()"), hashOf('\n\timport "/x.js"; // ё\n')]);
	});

	test("are found however they are written", () => {
		expect(hashInlineScripts('<SCRIPT data-src="x">a()</SCRIPT><script async nonce>b()</script>')).toEqual([
			hashOf("a()"),
			hashOf("b()"),
		]);
	});

	test("that stand twice are named once", () => {
		expect(hashInlineScripts("<script>a()</script><script>a()</script>")).toEqual([hashOf("a()")]);
	});

	test("do not count when they are files, or data that never runs", () => {
		const html = [
			'<script src="/assets/a.js"></script>',
			'<script type="module" async src="/assets/b.js"></script>',
			'<script type="application/ld+json">{"@type":"Course"}</script>',
			'<script type="application/json">{}</script>',
		].join("");
		expect(hashInlineScripts(html)).toEqual([]);
	});
});

describe("the policy of a page", () => {
	test("lets run our own files, its own inline scripts and the tracker's, nothing unsafe", () => {
		const policy = policyOf("<script>a()</script>", { scriptHosts: ["https://cloud.example"] });
		expect(policy.get("script-src")).toEqual(["'self'", hashOf("a()"), "https://cloud.example"]);
		expect(policy.get("connect-src")).toEqual(["'self'", "https://cloud.example"]);
		expect(policy.get("style-src")).toEqual(["'self'"]);
	});

	test("allows nothing unsafe anywhere but in style attributes", () => {
		const loose = [...policyOf("<script>a()</script>")].filter(([, sources]) => sources.join(" ").includes("unsafe-"));
		expect(loose).toEqual([["style-src-attr", ["'unsafe-inline'"]]]);
	});

	test("lets forms end at our own pages and at those of the banks", () => {
		expect(policyOf(undefined).get("form-action")).toEqual(["'self'"]);
		expect(policyOf(undefined, { formOrigins: ["https://bank.example"] }).get("form-action")).toEqual([
			"'self'",
			"https://bank.example",
		]);
	});

	test("forbids frames, plugins and a foreign base", () => {
		const policy = policyOf("");
		for (const name of ["frame-ancestors", "frame-src", "object-src", "base-uri"]) {
			expect(policy.get(name), name).toEqual(["'none'"]);
		}
		expect(policy.get("default-src")).toEqual(["'self'"]);
	});

	test("lets the office show a preview in a frame, under whichever host of the site it is open, and no other page", () => {
		const siteOrigins = ["https://orbita.example", "https://orbita-school.example"];
		expect(policyOf("", { siteOrigins, isFramed: true }).get("frame-ancestors")).toEqual(["'self'", ...siteOrigins]);
		expect(policyOf("", { siteOrigins }).get("frame-ancestors")).toEqual(["'none'"]);
	});

	test("asks for TLS only where visitors come over it", () => {
		const secure = securityHeaders("", { ...OPTIONS, secure: true });
		expect(secure["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
		expect(policyOf("", { secure: true }).has("upgrade-insecure-requests")).toBe(true);
		expect(securityHeaders("", OPTIONS)).not.toHaveProperty("strict-transport-security");
		expect(policyOf("").has("upgrade-insecure-requests")).toBe(false);
	});

	test("is absent while somebody edits, the other headers stay", () => {
		const headers = securityHeaders("", { ...OPTIONS, isEditing: true });
		expect(headers).not.toHaveProperty("content-security-policy");
		expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" });
	});
});
