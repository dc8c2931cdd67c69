import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createBackofficePage } from "./serve-backoffice.ts";

const folder = mkdtempSync(join(tmpdir(), "orbita-office-"));
writeFileSync(
	join(folder, "index.html"),
	'<meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="school-zone" content="__SCHOOL_ZONE__">',
);
afterAll(() => rmSync(folder, { recursive: true }));

test("the page has a nonce of its own, which its policy names, and the zone of the school's hours", async () => {
	const open = createBackofficePage(folder, { secure: false, siteOrigins: [], readZone: async () => "Asia/Omsk" });
	const [first, second] = [await open(), await open()];
	const html = (await first?.text()) ?? "";
	expect(html).toContain('name="school-zone" content="Asia/Omsk"');
	const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? "none";
	expect(first?.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
	expect(await second?.text()).not.toContain(nonce);
});

test("the page comes while the database is away, and is none where the screens are not built", async () => {
	const readZone = () => Promise.reject(new Error("The database is away"));
	const parts = { secure: true, siteOrigins: [], readZone };
	const page = await createBackofficePage(folder, parts)();
	expect(await page?.text()).toContain('name="school-zone" content=""');
	expect(page?.headers.has("strict-transport-security")).toBe(true);
	expect(await createBackofficePage(undefined, parts)()).toBeUndefined();
});

test("the page may show previews of every language in a frame, and is shown in none itself", async () => {
	const siteOrigins = ["https://orbita.example", "https://orbita-school.example"];
	const page = await createBackofficePage(folder, { secure: true, siteOrigins, readZone: async () => "Asia/Omsk" })();
	const policy = page?.headers.get("content-security-policy")?.split("; ");
	expect(policy).toContain("frame-src 'self' https://orbita.example https://orbita-school.example");
	expect(policy).toContain("frame-ancestors 'none'");
});
