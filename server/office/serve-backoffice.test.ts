import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createBackofficePage } from "./serve-backoffice.ts";

const folder = mkdtempSync(join(tmpdir(), "orbita-office-"));
writeFileSync(
	join(folder, "index.html"),
	'<meta property="csp-nonce" nonce="__CSP_NONCE__"><meta name="school-zone" content="__SCHOOL_ZONE__">' +
		'<meta name="school-name" lang="en" content="__SCHOOL_NAME_EN__"><title>__SCHOOL_NAME_RU__</title>',
);
afterAll(() => rmSync(folder, { recursive: true }));

const readSchool = async () => ({ zone: "Asia/Omsk", name: { ru: "Школа <$&>", en: 'The "Comet"' } });

test("the page has a nonce of its own, which its policy names, and the zone of the school's hours", async () => {
	const open = createBackofficePage(folder, { secure: false, siteOrigins: [], readSchool });
	const [first, second] = [await open(), await open()];
	const html = (await first?.text()) ?? "";
	expect(html).toContain('name="school-zone" content="Asia/Omsk"');
	const nonce = /nonce="([^"]+)"/.exec(html)?.[1] ?? "none";
	expect(first?.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
	expect(await second?.text()).not.toContain(nonce);
	expect(first?.headers.get("x-robots-tag")).toBe("noindex");
});

test("the page names the school as its settings do, whatever signs the name has", async () => {
	const page = await createBackofficePage(folder, { secure: false, siteOrigins: [], readSchool })();
	const html = (await page?.text()) ?? "";
	expect(html).toContain('name="school-name" lang="en" content="The &quot;Comet&quot;"');
	expect(html).toContain("<title>Школа &lt;$&amp;&gt;</title>");
});

test("the page comes while the database is away, and is none where the screens are not built", async () => {
	const readNothing = () => Promise.reject(new Error("The database is away"));
	const parts = { secure: true, siteOrigins: [], readSchool: readNothing };
	const page = await createBackofficePage(folder, parts)();
	const html = (await page?.text()) ?? "";
	expect(html).toContain('name="school-zone" content=""');
	expect(html).toContain("<title></title>");
	expect(page?.headers.has("strict-transport-security")).toBe(true);
	expect(await createBackofficePage(undefined, parts)()).toBeUndefined();
});

test("the page may show previews of every language in a frame, and is shown in none itself", async () => {
	const siteOrigins = ["https://orbita.example", "https://orbita-school.example"];
	const page = await createBackofficePage(folder, { secure: true, siteOrigins, readSchool })();
	const policy = page?.headers.get("content-security-policy")?.split("; ");
	expect(policy).toContain("frame-src 'self' https://orbita.example https://orbita-school.example");
	expect(policy).toContain("frame-ancestors 'none'");
});
