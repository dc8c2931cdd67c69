import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { HOUR_MS } from "../../../app/shared/durations.ts";
import { startSchool } from "../../fixtures/filled-school.ts";
import { expect, test as journey, LANGUAGES } from "../../fixtures/journey.ts";
import type { RunningProcess } from "../../fixtures/running-server.ts";
import { pretendConnection, watchTraffic } from "./requests.ts";
import { markDocument, open, TONGUES } from "./visit.ts";

const ROOT = join(import.meta.dirname, "..", "..", "..");
const BASE = "/school";
const ENVIRONMENT = { NODE_ENV: "production", BASE_PATH: BASE, BUILD_FOLDER: "build/below-school" };

/** A school that lives below a path of its host, which its build has to know. */
const test = journey.extend<object, { below: RunningProcess }>({
	below: [
		// biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
		async ({}, use) => {
			const router = join(ROOT, "node_modules", ".bin", "react-router");
			execFileSync(router, ["build"], { cwd: ROOT, env: { ...process.env, ...ENVIRONMENT }, stdio: "pipe" });
			const server = await startSchool({ ...ENVIRONMENT, REQUEST_LIMIT: "100000" });
			await use(server);
			await server.stop();
		},
		{ scope: "worker", timeout: 180_000 },
	],
	baseURL: async ({ below }, use) => use(new URL(below.url).origin),
});

// One worker builds once for both languages.
test.describe.configure({ mode: "serial" });

test("the build says who it is below the base path, with paths as the site knows them", async ({ request }) => {
	const { id } = await (await request.get(`${BASE}/builds/latest.json`)).json();
	const meta = await (await request.get(`${BASE}/builds/meta/${id}.json`)).json();
	expect(meta.prerendered).toEqual(expect.arrayContaining(["/", "/en", "/children", "/en/children"]));
	expect((await request.get("/builds/latest.json")).status()).toBe(404);
});

test("the home page, which leads each visitor on by his language, is kept by nobody on the way", async ({
	request,
}) => {
	const home = await request.get(`${BASE}/`, { maxRedirects: 0 });
	expect(home.headers()["cache-control"]).toBe("private, no-cache");
});

test("robots are told addresses below the base path, and find what is there", async ({ request, baseURL }) => {
	const rules = await (await request.get(`${BASE}/robots.txt`)).text();
	expect(rules).toContain(`Disallow: ${BASE}/admin\n`);
	expect(rules).toContain(`Sitemap: ${baseURL}${BASE}/sitemap.xml`);
	const map = await (await request.get(`${BASE}/sitemap-en.xml`)).text();
	const places = [...map.matchAll(/<loc>([^<]+)</g)].map(([, address = ""]) => address);
	expect(places.length).toBeGreaterThan(100);
	expect(places.filter((address) => !`${address}/`.startsWith(`${baseURL}${BASE}/en/`))).toEqual([]);
	const feed = await (await request.get(`${BASE}/feeds/yandex-courses.xml`)).text();
	const [, picture = ""] = /<picture>([^<]+\/og\/[^<]+)</.exec(feed) ?? [];
	const drawn = await request.get(picture, { maxRedirects: 0 });
	expect([drawn.status(), drawn.headers()["content-type"]]).toEqual([200, "image/png"]);
	const moved = await request.get(`${BASE}/og/course/scratch.000000000000.png`);
	expect([moved.status(), new URL(moved.url()).pathname.startsWith(`${BASE}/og/`)]).toEqual([200, true]);
});

test("a form without script leads below the base path, once", async ({ request, baseURL }) => {
	const sent = await request.post(`${BASE}/request?kind=callback`, {
		headers: { origin: baseURL ?? "" },
		form: { name: "Анна", phone: "8 916 204-18-30", channel: "call", privacy: "on", personalData: "on", offer: "on" },
		maxRedirects: 0,
	});
	expect(sent.status()).toBe(303);
	expect(sent.headers().location).toMatch(/^\/school\/request\/sent\/[\w-]+$/);
	expect((await request.get(sent.headers().location ?? "")).status()).toBe(200);
});

test("a form with script leads below the base path, once", async ({ page, baseURL }) => {
	const post = `${BASE}/blog/first-language-for-a-child`;
	await open(page, post);
	const form = page.locator("#comment-form");
	await form.getByRole("textbox", { name: "Имя" }).fill("Ира");
	await form.getByRole("textbox", { name: "Почта" }).fill("ira@example.com");
	await form.getByRole("textbox", { name: "Текст" }).fill("А с какого возраста можно начинать?");
	for (const box of await form.getByRole("checkbox").all()) await box.check();
	await form.getByRole("button", { name: "Отправить" }).click();
	await expect(page).toHaveURL(`${baseURL}${post}?comment=waiting#comments`);
	await expect(page.getByText("Спасибо, комментарий у нас")).toBeVisible();
});

for (const code of ["ru", "en"] as const) {
	const { prefix } = LANGUAGES[code];
	const { childrenTitle } = TONGUES[code];
	const faq = `${BASE}${prefix}/faq`;
	const children = `${BASE}${prefix}/children`;

	test.describe(`below a base path, ${code}`, () => {
		test("data is read ahead at the address of the page, and a navigation asks for nothing more", async ({ page }) => {
			await pretendConnection(page, { effectiveType: "3g" });
			const traffic = watchTraffic(page);
			await open(page, faq);
			await traffic.quiet();
			const asked = traffic.count();
			const link = page.getByRole("contentinfo").locator(`a[href="${children}"]`).first();
			await link.focus();
			await expect.poll(() => asked.data).toEqual([`${children}/_payload.json`]);
			await traffic.quiet();
			const isSame = await markDocument(page);
			const askedLater = traffic.count();
			await page.keyboard.press("Enter");
			await expect(page.getByRole("heading", { level: 1 })).toHaveText(childrenTitle);
			await traffic.quiet();
			expect(askedLater).toEqual({ data: [], code: [], documents: [] });
			expect(await isSame()).toBe(true);
		});

		test("after an hour a newer build makes the next navigation load a document", async ({ page }) => {
			await page.clock.install();
			await open(page, faq);
			await page.route(`**${BASE}/builds/latest.json`, (route) =>
				route.fulfill({ json: { id: "newer", timestamp: 1 } }),
			);
			const check = page.waitForResponse(`**${BASE}/builds/latest.json`);
			await page.clock.runFor(HOUR_MS);
			await check;
			const isSame = await markDocument(page);
			await page.getByRole("contentinfo").locator(`a[href="${children}"]`).first().click();
			await expect(page).toHaveURL((url) => url.pathname === children);
			await expect.poll(isSame).toBe(false);
		});

		test("a page that is not there leads home below the base path", async ({ page, baseURL }) => {
			const response = await page.goto(`${BASE}${prefix}/no/such/page`);
			expect(response?.status()).toBe(404);
			await page.getByRole("main").getByRole("link").first().click();
			await expect(page).toHaveURL(new RegExp(`^${baseURL}${BASE}${prefix}/?$`));
		});

		test("the language is switched, and other letters lead to the plain address", async ({ page, baseURL }) => {
			await page.goto(`${BASE}${prefix}/Children`);
			await expect(page).toHaveURL(`${baseURL}${children}`);
			const other = code === "ru" ? "en" : "ru";
			await page.locator(`a[hreflang="${other}"]:visible`).first().click();
			await expect(page).toHaveURL(`${baseURL}${BASE}${LANGUAGES[other].prefix}/children`);
		});
	});
}
