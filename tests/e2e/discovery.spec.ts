import type { APIRequestContext, Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { findSchemaFaults } from "../fixtures/schema-org.ts";

const CODES = ["ru", "en"] as const;
const ROBOT = { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
const AT_ONCE = 8;

type Listed = { address: string; changed: string; alternates: Record<string, string> };

/** A file of XML read as XML: a browser finds every fault of its form. */
function readXml<Read>(page: Page, text: string, read: (parsed: string[][]) => Read, tag: string): Promise<Read> {
	return page
		.evaluate(
			([source = "", name = ""]) => {
				const parsed = new DOMParser().parseFromString(source, "application/xml");
				const fault = parsed.querySelector("parsererror")?.textContent;
				if (fault) throw new Error(fault);
				return [...parsed.getElementsByTagName(name)].map((element) =>
					[...element.children].map((child) =>
						child.hasAttribute("hreflang")
							? `${child.getAttribute("hreflang")} ${child.getAttribute("href")}`
							: (child.textContent ?? ""),
					),
				);
			},
			[text, tag],
		)
		.then(read);
}

async function readSitemap(page: Page, request: APIRequestContext, code: string): Promise<Listed[]> {
	const response = await request.get(`/sitemap-${code}.xml`);
	expect(response.headers()["content-type"]).toBe("application/xml; charset=utf-8");
	return readXml(
		page,
		await response.text(),
		(urls) =>
			urls.map(([address = "", changed = "", ...links]) => ({
				address,
				changed,
				alternates: Object.fromEntries(links.map((link) => link.split(" ") as [string, string])),
			})),
		"url",
	);
}

type Seen = {
	status: number;
	lang: string;
	robots: string | null;
	canonical: string | null;
	alternates: Record<string, string>;
	card: Record<string, string>;
	blocks: { "@type": string }[];
	links: string[];
};

async function look(page: Page, request: APIRequestContext, address: string): Promise<Seen> {
	const response = await request.get(address, { headers: ROBOT, maxRedirects: 0 });
	const seen = await page.evaluate(
		(source) => {
			const parsed = new DOMParser().parseFromString(source, "text/html");
			const attributeOf = (selector: string, name: string) =>
				parsed.querySelector(selector)?.getAttribute(name) ?? null;
			const pairs = (selector: string, key: string, value: string) =>
				Object.fromEntries(
					[...parsed.querySelectorAll(selector)].map((element) => [
						element.getAttribute(key) ?? "",
						element.getAttribute(value) ?? "",
					]),
				);
			return {
				lang: parsed.documentElement.lang,
				robots: attributeOf("meta[name=robots]", "content"),
				canonical: attributeOf("link[rel=canonical]", "href"),
				alternates: pairs("link[rel=alternate][hreflang]", "hreflang", "href"),
				card: {
					...pairs("meta[property^='og:']", "property", "content"),
					...pairs("meta[name^='twitter:']", "name", "content"),
				},
				blocks: [...parsed.querySelectorAll("script[type='application/ld+json']")].map((script) =>
					JSON.parse(script.textContent ?? ""),
				),
				links: [...parsed.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? ""),
			};
		},
		await response.text(),
	);
	return { ...seen, status: response.status(), robots: response.headers()["x-robots-tag"] ?? seen.robots };
}

/** Does something to each of many, some at a time. */
async function forEach<Item>(items: readonly Item[], visit: (item: Item) => Promise<void>): Promise<void> {
	const left = [...items];
	const walk = async () => {
		for (let item = left.shift(); item !== undefined; item = left.shift()) await visit(item);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, walk));
}

for (const code of CODES) {
	test.describe(`the sitemap, ${code}`, () => {
		test.describe.configure({ mode: "serial" });
		const seen = new Map<string, Seen>();
		let listed: Listed[] = [];

		test("names pages that are there, each by its one address, and pairs of languages both ways", async ({
			page,
			request,
		}) => {
			test.setTimeout(180_000);
			listed = await readSitemap(page, request, code);
			expect(listed.length).toBeGreaterThan(100);
			await forEach(listed, async (entry) => {
				const found = await look(page, request, entry.address);
				seen.set(entry.address, found);
				const { status, robots, canonical, lang, alternates } = found;
				expect.soft([status, robots, lang], entry.address).toEqual([200, null, code]);
				expect.soft(canonical, entry.address).toBe(entry.address);
				expect.soft(alternates, entry.address).toEqual(entry.alternates);
				expect.soft(Date.parse(entry.changed), entry.address).toBeLessThanOrEqual(Date.now());
			});
			const others = new Map(
				(await readSitemap(page, request, code === "ru" ? "en" : "ru")).map(({ address, alternates }) => [
					address,
					alternates,
				]),
			);
			for (const { address, alternates } of listed) {
				const other = alternates[code === "ru" ? "en" : "ru"];
				if (other) expect.soft(others.get(other)?.[code], `${other} names ${address}`).toBe(address);
			}
		});

		test("leaves out no page that others lead to and that may be shown", async ({ page, request }) => {
			test.setTimeout(120_000);
			const known = new Set(listed.map(({ address }) => address));
			const links = new Set<string>();
			for (const [address, { links: found }] of seen) {
				for (const href of found) {
					const url = new URL(href, address);
					const isPage =
						url.origin === new URL(address).origin && !url.search && !/\.\w+$|\/locale\//.test(url.pathname);
					if (isPage && !known.has(url.origin + url.pathname)) links.add(url.origin + url.pathname);
				}
			}
			const missed: string[] = [];
			await forEach([...links], async (address) => {
				const { status, robots, canonical, lang } = await look(page, request, address);
				if (status === 200 && !robots && canonical === address && lang === code) missed.push(address);
			});
			expect(missed).toEqual([]);
		});

		test("leads to data that is in the vocabulary of schema.org", () => {
			for (const [address, { blocks }] of seen) {
				const types = blocks.map((block) => block["@type"]);
				expect.soft([...new Set(types)], `${address}: a block twice`).toEqual(types);
				expect.soft(blocks.flatMap(findSchemaFaults), address).toEqual([]);
				const isHome = new URL(address).pathname === (LANGUAGES[code].prefix || "/");
				expect.soft(types, address).toContain(isHome ? "EducationalOrganization" : "BreadcrumbList");
			}
			const kinds = new Set([...seen.values()].flatMap(({ blocks }) => blocks.map((block) => block["@type"])));
			expect([...kinds].sort()).toEqual([
				"BlogPosting",
				"BreadcrumbList",
				"Course",
				"EducationalOrganization",
				"Event",
				"FAQPage",
				"ItemList",
				"ProfilePage",
				"WebSite",
			]);
		});

		test("leads to cards whose pictures are drawn: PNG of 1200 × 630, kept for ever, under 300 kB", async ({
			request,
		}) => {
			test.setTimeout(180_000);
			const pictures = new Map<string, string>();
			for (const [address, { card }] of seen) {
				expect.soft(card, address).toMatchObject({
					"og:url": address,
					"og:image:width": "1200",
					"og:image:height": "630",
					"og:image:type": "image/png",
					"twitter:card": "summary_large_image",
				});
				expect.soft(card["og:image:alt"]?.length, address).toBeGreaterThan(3);
				pictures.set(card["og:image"] ?? "", address);
			}
			// Of each page its own.
			expect(pictures.size).toBe(seen.size);
			await forEach([...pictures], async ([picture, address]) => {
				const response = await request.get(picture, { maxRedirects: 0 });
				expect
					.soft([response.status(), response.headers()["content-type"]], `${address}: ${picture}`)
					.toEqual([200, "image/png"]);
				expect.soft(response.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
				const png = await response.body();
				expect.soft([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
				expect.soft(png.length, picture).toBeLessThan(300_000);
			});
		});
	});

	test(`feeds are found and read, ${code}`, async ({ page, request }) => {
		const { prefix } = LANGUAGES[code];
		await page.goto(`${prefix}/blog`);
		const feed = page.locator("link[rel=alternate][type='application/rss+xml']");
		const address = (await feed.getAttribute("href")) ?? "";
		expect(new URL(address).pathname).toBe(`${prefix}/blog/rss.xml`);
		const items = await readXml(page, await (await request.get(address)).text(), (found) => found, "item");
		expect(items.length).toBeGreaterThan(5);
		const calendar = await request.get(`${prefix}/webinars.ics`);
		expect(calendar.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
		expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*\r\nEND:VCALENDAR\r\n$/);
	});

	test(`a language model is told of the school with links that are there, ${code}`, async ({ page, request }) => {
		const response = await request.get(`${LANGUAGES[code].prefix}/llms.txt`);
		expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
		const text = await response.text();
		expect(text).toMatch(/^# \S+\n\n> .+\n\n(?:- .+\n)+\n## /);
		const links = [...text.matchAll(/^- \[.+\]\((\S+)\)(?:: .+)?$/gm)].map(([, url = ""]) => url);
		expect(links.length).toBeGreaterThan(40);
		if (code === "en") expect(text.replace(/Л035\S+/, "")).not.toMatch(/[а-яё]/i);
		await forEach(links, async (link) => {
			const { status, lang } = await look(page, request, link);
			expect.soft([link, status], link).toEqual([link, 200]);
			if (!/\.\w+$/.test(link)) expect.soft(lang, link).toBe(code);
		});
	});
}

test("the index names both sitemaps, the rules for robots name the index, and both are packed and kept", async ({
	page,
	request,
	baseURL,
}) => {
	const robots = await (await request.get("/robots.txt")).text();
	expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
	const index = await request.get("/sitemap.xml");
	expect(await readXml(page, await index.text(), (maps) => maps.map(([address]) => address), "sitemap")).toEqual([
		`${baseURL}/sitemap-ru.xml`,
		`${baseURL}/sitemap-en.xml`,
	]);
	expect((await request.get("/sitemap-de.xml")).status()).toBe(404);
	const etag = index.headers().etag ?? "";
	const again = await request.get("/sitemap.xml", { headers: { "if-none-match": etag } });
	expect(again.status()).toBe(304);
	const packed = await request.get("/sitemap-ru.xml", { headers: { "accept-encoding": "gzip" } });
	expect(packed.headers()["content-encoding"]).toBe("gzip");
});

test("the feed of courses is whole, and an offer leads to a page with its price and its tariff", async ({
	page,
	request,
}) => {
	const text = await (await request.get("/feeds/yandex-courses.xml")).text();
	const offers = await readXml(page, text, (found) => found, "offer");
	expect(offers.length).toBeGreaterThan(50);
	expect(new Set(offers.map(([name]) => name)).size).toBe(offers.length);
	expect(new Set(offers.map(([, url]) => url)).size).toBe(offers.length);
	for (const [, url = "", , , , , picture = ""] of [offers[0] ?? [], offers.at(-1) ?? []]) {
		const offer = new RegExp(`<url>${url.replace(/[?]/g, "\\?")}</url>[\\s\\S]*?</offer>`).exec(text)?.[0] ?? "";
		const price = /name="Цена по скидке">(\d+)</.exec(offer)?.[1] ?? /<price>(\d+)</.exec(offer)?.[1] ?? "";
		const printed = new RegExp(Number(price).toLocaleString("ru-RU").replace(/\s/g, "\\s"));
		const response = await page.goto(url);
		expect(response?.status()).toBe(200);
		await expect(page.getByRole("main")).toContainText(printed);
		expect((await request.get(picture, { maxRedirects: 0 })).headers()["content-type"]).toBe("image/png");
	}
});

test("a picture has one address: an old version leads to the present one, what is no page has none", async ({
	request,
}) => {
	const old = "000000000000.png";
	const moved = await request.get(`/og/course/scratch.${old}?width=9000`, { maxRedirects: 0 });
	expect(moved.status()).toBe(302);
	expect(moved.headers().location).toMatch(/^\/og\/course\/scratch\.[0-9a-f]{12}\.png$/);
	const found = await request.get(`/en/og/course/scratch.${old}`);
	expect([found.status(), new URL(found.url()).pathname.startsWith("/en/og/course/scratch.")]).toEqual([200, true]);
	for (const path of [
		`/og/course/no-such-course.${old}`,
		`/og/page/scratch.${old}`,
		`/og/page/paper.0JHQtdGB0L_Qu9Cw0YLQvdC-.AAAAAAAAAAAAAAAA.${old}`,
		"/og/course/scratch.png",
		`/og/course/..%2Fscratch.${old}`,
		`/en/og/post/git-for-teens.${old}`,
		`/og/site/admin.${old}`,
	]) {
		expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
	}
});
