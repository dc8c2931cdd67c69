import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { type PolicyOptions, securityHeaders } from "./security-headers.ts";
import type { OwnCode } from "./take-marked-scripts.ts";

const OPTIONS: PolicyOptions = { scriptHosts: [], formOrigins: [], siteOrigins: [], secure: false, isEditing: false };

const CODE: OwnCode = { scripts: ["a()"], styles: [] };

function policyOf(code: OwnCode | undefined, options: Partial<PolicyOptions> = {}): Map<string, string[]> {
	const policy = securityHeaders(code, { ...OPTIONS, ...options })["content-security-policy"] ?? "";
	return new Map(policy.split("; ").map((directive) => [directive.split(" ")[0] ?? "", directive.split(" ").slice(1)]));
}

function hashOf(code: string): string {
	return `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
}

describe("the policy of a page", () => {
	test("lets run our own files, its own inline scripts and the tracker's, nothing unsafe", () => {
		const policy = policyOf(CODE, { scriptHosts: ["https://cloud.example"] });
		expect(policy.get("script-src")).toEqual(["'self'", hashOf("a()"), "https://cloud.example"]);
		expect(policy.get("connect-src")).toEqual(["'self'", "https://cloud.example"]);
		expect(policy.get("style-src")).toEqual(["'self'"]);
	});

	test("names scripts and styles byte for byte, with their line ends and letters", () => {
		const [script, sheet] = ['\n\timport "/x.js"; // ё\n', "a::before{content:'«'}"];
		const policy = policyOf({
			scripts: [Buffer.from(script).toString("latin1")],
			styles: [Buffer.from(sheet).toString("latin1")],
		});
		expect(policy.get("script-src")).toEqual(["'self'", hashOf(script)]);
		expect(policy.get("style-src")).toEqual(["'self'", hashOf(sheet)]);
	});

	test("allows nothing unsafe anywhere but in style attributes", () => {
		const loose = [...policyOf(CODE)].filter(([, sources]) => sources.join(" ").includes("unsafe-"));
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
		const policy = policyOf(undefined);
		for (const name of ["frame-ancestors", "frame-src", "object-src", "base-uri"]) {
			expect(policy.get(name), name).toEqual(["'none'"]);
		}
		expect(policy.get("default-src")).toEqual(["'self'"]);
	});

	test("lets the office show a preview in a frame, under whichever host of the site it is open, and no other page", () => {
		const siteOrigins = ["https://orbita.example", "https://orbita-school.example"];
		expect(policyOf(undefined, { siteOrigins, isFramed: true }).get("frame-ancestors")).toEqual([
			"'self'",
			...siteOrigins,
		]);
		expect(policyOf(undefined, { siteOrigins }).get("frame-ancestors")).toEqual(["'none'"]);
	});

	test("asks for TLS only where visitors come over it", () => {
		const secure = securityHeaders(undefined, { ...OPTIONS, secure: true });
		expect(secure["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
		expect(policyOf(undefined, { secure: true }).has("upgrade-insecure-requests")).toBe(true);
		expect(securityHeaders(undefined, OPTIONS)).not.toHaveProperty("strict-transport-security");
		expect(policyOf(undefined).has("upgrade-insecure-requests")).toBe(false);
	});

	test("is absent while somebody edits, the other headers stay", () => {
		const headers = securityHeaders(undefined, { ...OPTIONS, isEditing: true });
		expect(headers).not.toHaveProperty("content-security-policy");
		expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "referrer-policy": "same-origin" });
	});
});
