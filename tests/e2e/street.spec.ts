import { readFileSync } from "node:fs";
import { type IncomingMessage, request as open } from "node:http";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, LANGUAGES, test } from "../fixtures/journey.ts";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const FORM = "application/x-www-form-urlencoded";
const LONGEST_FORM = 64 * 1024;

const LOST = {
	ru: {
		error: "Ошибка 404",
		text: "Страница не найдена!",
		buttons: { "На главную": "/", "Детские курсы": "/children", "Взрослые курсы": "/basic" },
	},
	en: {
		error: "Error 404",
		text: "Page not found!",
		buttons: { Home: "/en", "Courses for children": "/en/children", "Courses for adults": "/en/basic" },
	},
} as const;
const SENTENCES = {
	ru: {
		tooLarge: /^Слишком большой запрос/,
		malformed: /^Мы не смогли прочитать запрос/,
		notAllowed: /^Этот адрес не принимает/,
		foreign: /^Форму прислала страница другого сайта/,
	},
	en: {
		tooLarge: /^The request is too large/,
		malformed: /^We could not read the request/,
		notAllowed: /^This address does not take/,
		foreign: /^This form was sent from a page of another site/,
	},
} as const;
const CODES = ["ru", "en"] as const;

type Knock = { method?: string; headers?: Record<string, string>; body?: string | Buffer };
type Answer = { status: number; headers: IncomingMessage["headers"]; body: Buffer; text: string };

/** One request exactly as written: no redirect is followed, nothing is unpacked, no header is added. */
function knock(path: string, { method = "GET", headers = {}, body }: Knock = {}): Promise<Answer> {
	const { hostname, port } = new URL(process.env.JOURNEY_URL ?? "");
	return new Promise((resolve, reject) => {
		const client = open({ hostname, port, path, method, headers, agent: false }, async (response) => {
			const chunks: Buffer[] = [];
			for await (const chunk of response as AsyncIterable<Buffer>) chunks.push(chunk);
			const whole = Buffer.concat(chunks);
			const text = whole.toString("utf8").replaceAll("\u00a0", " ");
			resolve({ status: response.statusCode ?? 0, headers: response.headers, body: whole, text });
		});
		client.on("error", reject);
		client.end(body);
	});
}

function post(path: string, body: string, headers: Record<string, string> = {}): Promise<Answer> {
	const size = { "content-length": String(Buffer.byteLength(body)) };
	return knock(path, { method: "POST", body, headers: { "content-type": FORM, ...size, ...headers } });
}

test.describe("health", () => {
	test("the process and what it stands on are well, and nobody keeps the answer", async () => {
		for (const path of ["/healthz", "/readyz"]) {
			const { status, headers, text } = await knock(path);
			expect([status, JSON.parse(text)], path).toEqual([200, { ok: true }]);
			expect(headers["cache-control"], path).toBe("no-store");
		}
	});

	test("the metrics count what was answered", async () => {
		const count = async () => {
			const { text } = await knock("/metrics");
			return [...text.matchAll(/^\w*answers\w*\{[^}]*status="2xx"[^}]*\} (\d+)/gm)].reduce(
				(sum, [, n]) => sum + Number(n),
				0,
			);
		};
		const before = await count();
		await knock("/children");
		expect(await count()).toBeGreaterThan(before);
	});
});

for (const code of CODES) {
	const { prefix } = LANGUAGES[code];
	const lost = LOST[code];
	const sentences = SENTENCES[code];

	test.describe(`what is not there, ${code}`, () => {
		test("answers 404 with the not-found screen in the language of the address", async ({ page }) => {
			for (const path of ["/nothing-here", "/children/nothing-here", "/c/nothing-here", "/404"]) {
				const response = await page.goto(prefix + path);
				expect(response?.status(), path).toBe(404);
				await expect(page.locator("html")).toHaveAttribute("lang", code);
				await expect(page.getByRole("heading", { level: 1 })).toContainText(lost.error);
				await expect(page.getByText(lost.text).first()).toBeVisible();
				expect(response?.headers()["cache-control"], path).toBe("no-store");
			}
			for (const [name, href] of Object.entries(lost.buttons)) {
				const button = page.getByRole("main").getByRole("link", { name, exact: true });
				await expect(button).toHaveAttribute("href", href);
			}
		});
	});

	test.describe(`what the street refuses, ${code}`, () => {
		const form = `${prefix}/request?kind=callback`;

		test("an oversized form, with its length told or not, is answered 413 with a sentence", async () => {
			const body = `name=${"x".repeat(LONGEST_FORM * 4)}`;
			const told = await post(form, body);
			const untold = await knock(form, {
				method: "POST",
				body,
				headers: { "content-type": FORM, "transfer-encoding": "chunked" },
			});
			for (const { status, text } of [told, untold]) {
				expect(status).toBe(413);
				expect(text).toMatch(sentences.tooLarge);
			}
		});

		test("what is no form, or a broken one, is answered 400 with a sentence", async () => {
			const json = await post(form, '{"name":"a"}', { "content-type": "application/json" });
			const broken = await post(form, "--b\r\nnothing", { "content-type": "multipart/form-data; boundary=b" });
			for (const { status, text } of [json, broken]) {
				expect(status).toBe(400);
				expect(text).toMatch(sentences.malformed);
			}
		});

		test("a method that nobody takes is answered 405 and told which ones are taken", async () => {
			for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS"]) {
				const { status, headers, text } = await knock(`${prefix || "/"}?index`, { method });
				expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD, POST"]);
				expect(text).toMatch(sentences.notAllowed);
			}
		});

		test("a form that a page of another site sends is refused wherever it is sent to", async () => {
			for (const path of [form, `${prefix}/request/submit?kind=callback`]) {
				for (const origin of ["https://evil.example", "null"]) {
					const { status, text } = await post(path, "name=a", { origin });
					expect([path, origin, status]).toEqual([path, origin, 403]);
					expect(text).toMatch(sentences.foreign);
				}
			}
		});

		test("a form of our own page, or of who names no origin, is read", async () => {
			const own = new URL(process.env.JOURNEY_URL ?? "").origin;
			for (const headers of [{ origin: own }, {} as Record<string, string>]) {
				const { status, text } = await post(form, "name=a", headers);
				expect(status).toBe(400);
				expect(text).toContain("<form");
			}
		});
	});
}

test.describe("security", () => {
	const PATHS = ["/children", "/en", "/en/children", "/request?kind=trial", "/en/404", "/faq"];

	test("every page carries a policy that lets run its own scripts and nothing unsafe", async ({ page }) => {
		for (const path of PATHS) {
			const response = await page.goto(path);
			const headers = response?.headers() ?? {};
			const policy = new Map(
				(headers["content-security-policy"] ?? "").split("; ").map((part) => [part.split(" ")[0] ?? "", part]),
			);
			expect(policy.get("script-src"), path).toMatch(/^script-src 'self'(?: 'sha256-[^']+')+$/);
			expect(
				[...policy.values()].filter((part) => part.includes("unsafe-")),
				path,
			).toEqual(["style-src-attr 'unsafe-inline'"]);
			expect(policy.get("frame-ancestors"), path).toBe("frame-ancestors 'none'");
			expect(policy.get("form-action"), path).toMatch(/^form-action 'self'/);
			expect(headers["x-content-type-options"], path).toBe("nosniff");
			expect(headers["referrer-policy"], path).toBe("same-origin");
			expect(headers["permissions-policy"], path).toContain("camera=()");
		}
	});

	test("the policy stops a script that is not ours, and only that", async ({ page, complaints }) => {
		await page.goto("/children");
		// The page's own scripts ran: the first of them marks the document.
		await expect(page.locator("html")).toHaveAttribute("data-script", "on");
		expect(complaints).toEqual([]);
		const ran = await page.evaluate(() => {
			const script = document.createElement("script");
			script.textContent = "window.foreignScriptRan = true";
			document.head.append(script);
			return "foreignScriptRan" in window;
		});
		expect(ran).toBe(false);
		await expect.poll(() => complaints.length).toBeGreaterThan(0);
		expect(complaints.splice(0).join()).toContain("Content Security Policy");
	});

	test("files say their type and let nobody guess another", async () => {
		const { headers } = await knock("/favicon.svg");
		expect(headers["content-type"]).toBe("image/svg+xml");
		expect(headers["x-content-type-options"]).toBe("nosniff");
	});
});

test.describe("bytes", () => {
	test("a page goes out packed as the browser asks, the same page in any packing", async () => {
		const plain = await knock("/children");
		const gzip = await knock("/children", { headers: { "accept-encoding": "gzip;q=0.8" } });
		const brotli = await knock("/children", { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
		expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
		expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
		expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
		expect(brotli.body.length).toBeLessThan(plain.body.length / 4);
		for (const { headers, body } of [plain, gzip, brotli]) {
			expect(headers.vary).toBe("Accept-Encoding");
			expect(headers["content-length"]).toBe(String(body.length));
		}
	});

	test("who has the page already is told so without it", async () => {
		const { headers } = await knock("/children");
		for (const etag of [headers.etag, `W/${headers.etag}`, `"other", ${headers.etag}`]) {
			const again = await knock("/children", { headers: { "if-none-match": String(etag), "accept-encoding": "br" } });
			expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, headers.etag]);
		}
		expect((await knock("/children", { headers: { "if-none-match": '"other"' } })).status).toBe(200);
	});

	test("HEAD is answered like GET, without the page", async () => {
		const [get, head] = [await knock("/children"), await knock("/children", { method: "HEAD" })];
		expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, get.headers.etag]);
		expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
	});

	test("campaign tags and click ids make no other page, a filter does", async () => {
		const tags = "utm_source=vk&utm_campaign=x&gclid=1&yclid=2&fbclid=3&roistat=4";
		const etagOf = async (path: string) => (await knock(path)).headers.etag;
		const bare = await etagOf("/children");
		expect(await etagOf(`/children?${tags}`)).toBe(bare);
		expect(await etagOf(`/children?${tags}&age=9`)).toBe(await etagOf("/children?age=9"));
		expect(await etagOf("/children?age=9")).not.toBe(bare);
	});

	test("a file with a hash in its name is kept for ever, one without is asked for again", async () => {
		const { text } = await knock("/children");
		const script = /src="(\/assets\/[^"]+\.js)"|href="(\/assets\/[^"]+\.(?:js|css))"/.exec(text);
		const hashed = await knock(script?.[1] ?? script?.[2] ?? "");
		expect([hashed.status, hashed.headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
		expect((await knock("/favicon.ico")).headers["cache-control"]).toBe("public, max-age=3600");
		expect((await knock("/children")).headers["cache-control"]).toBe("public, no-cache");
		expect((await knock("/")).headers["cache-control"]).toBe("private, no-cache");
	});
});

test.describe("one address a page", () => {
	for (const [path, bare] of [
		["/children/", "/children"],
		["/en/", "/en"],
		["/en/children//", "/en/children"],
		["/children/?age=9&sort=what?now", "/children?age=9&sort=what?now"],
		["//", "/"],
		["//evil.example", "/evil.example"],
		["//evil.example/", "/evil.example"],
		["/Children?Age=9", "/children?Age=9"],
		["/EN/C/Scratch", "/en/c/scratch"],
		["/en/My/AbC", "/en/my/AbC"],
	]) {
		test(`${path} leads to ${bare} for ever`, async () => {
			const { status, headers } = await knock(path ?? "", { headers: { "user-agent": ROBOT } });
			expect([status, headers.location]).toEqual([301, bare]);
		});
	}
});

test("the token of an address and the name of a file keep their capitals", async () => {
	for (const path of ["/my/AbC", "/en/request/sent/AbC", "/order/AbC", "/assets/Page-AbC.js"]) {
		expect((await knock(path)).status, path).toBe(404);
	}
});

test("every page of the reviews names itself, the first one without a number", async ({ page }) => {
	for (const { prefix } of Object.values(LANGUAGES)) {
		for (const [query, own] of [
			["", ""],
			["?page=1", ""],
			["?page=2", "?page=2"],
			["?page=2&utm_source=vk", "?page=2"],
			["?stars=5&page=2", ""],
		]) {
			const { text } = await knock(`${prefix}/reviews${query}`);
			const [canonical, english] = await page.evaluate((html) => {
				const { head } = new DOMParser().parseFromString(html, "text/html");
				return ["[rel=canonical]", "[hreflang=en]"].map((place) => {
					const { pathname, search } = new URL(head.querySelector<HTMLLinkElement>(place)?.href ?? "");
					return pathname + search;
				});
			}, text);
			expect([query, canonical, english]).toEqual([query, `${prefix}/reviews${own}`, `/en/reviews${own}`]);
		}
	}
});

test.describe("the language of a visit", () => {
	const visit = (path: string, headers: Record<string, string>) =>
		knock(path, { headers: { "user-agent": BROWSER, ...headers } });
	const english = { "accept-language": "en-GB,en;q=0.9,ru;q=0.5" };

	test("a first visit of an English browser to / leads to /en, with its campaign tags, and is kept by nobody", async () => {
		const { status, headers } = await visit("/?utm_source=vk", english);
		expect([status, headers.location]).toEqual([302, "/en?utm_source=vk"]);
		expect(headers["cache-control"]).toBe("no-store");
		expect(headers.vary).toBe("Cookie, Accept-Language");
	});

	test("the cookie is stronger than the browser", async () => {
		expect((await visit("/", { ...english, cookie: "locale=ru" })).status).toBe(200);
		expect((await visit("/", { "accept-language": "ru", cookie: "locale=en" })).headers.location).toBe("/en");
	});

	test("a Russian browser, a robot and who says nothing stay at /", async () => {
		for (const headers of [{ "accept-language": "ru-RU,ru;q=0.9,en;q=0.8" }, { ...english, "user-agent": ROBOT }, {}]) {
			const { status, text } = await visit("/", headers as Record<string, string>);
			expect(status).toBe(200);
			expect(text).toContain('<html lang="ru"');
		}
	});

	test("an address of a page is never answered with another language", async () => {
		for (const [path, code] of [
			["/children", "ru"],
			["/en/children", "en"],
			["/en", "en"],
		] as const) {
			const other = code === "ru" ? "en" : "ru";
			const { status, text } = await visit(path, { "accept-language": other, cookie: `locale=${other}` });
			expect(status).toBe(200);
			expect(text).toContain(`<html lang="${code}"`);
		}
	});

	test("a cookie that makes no sense breaks nothing", async () => {
		for (const cookie of ["locale=%E0%A4%A", "locale=%", "locale=de", "=", ";;;"]) {
			expect((await visit("/", { cookie })).status, cookie).toBe(200);
		}
	});

	test("/locale sets the language for 365 days and leads to the same page in it", async () => {
		for (const [to, code, address] of [
			["/children", "en", "/en/children"],
			["/en/children?age=9&sort=price", "ru", "/children?age=9&sort=price"],
			["/en?x=1", "ru", "/?x=1"],
			["/en?x=1", "en", "/en?x=1"],
		] as const) {
			const { status, headers } = await knock(`/locale/${code}?to=${encodeURIComponent(to)}`);
			expect([status, headers.location]).toEqual([302, address]);
			expect(headers["set-cookie"]).toEqual([`locale=${code}; Max-Age=31536000; Path=/; SameSite=Lax`]);
			expect(headers["cache-control"]).toBe("no-store");
		}
		expect((await knock("/locale/de?to=/children")).status).toBe(404);
	});

	test("/locale leads to no other site, whatever it is asked for", async () => {
		const evil = [
			"https://evil.example/",
			"//evil.example",
			"/\\evil.example",
			"/..//evil.example",
			"/.//evil.example",
			"/en//evil.example",
			"/en///evil.example",
			"/\t/evil.example",
			"/\t/[",
			"javascript:alert(1)",
		];
		for (const code of CODES) {
			for (const to of evil) {
				const { status, headers } = await knock(`/locale/${code}?to=${encodeURIComponent(to)}`);
				expect([to, status]).toEqual([to, 302]);
				expect(new URL(headers.location ?? "", "http://here").host, `${to} → ${headers.location}`).toBe("here");
			}
		}
	});
});

type Seen = {
	lang: string;
	title: string;
	description: string;
	robots: string;
	canonical: string;
	alternates: Record<string, string>;
	headings: number;
	ids: string[];
	links: string[];
	words: string[];
};

/** What a page says, read as a browser reads it. Words in a language that the page names otherwise (the language switch) are left out. */
function look(page: Page, html: string): Promise<Seen> {
	return page.evaluate((source) => {
		const parsed = new DOMParser().parseFromString(source, "text/html");
		const lang = parsed.documentElement.lang;
		const meta = (name: string) => parsed.querySelector(`meta[name="${name}"]`)?.getAttribute("content") ?? "";
		const alternates = [...parsed.querySelectorAll("link[rel=alternate][hreflang]")].map((link) => [
			link.getAttribute("hreflang"),
			new URL(link.getAttribute("href") ?? "").pathname,
		]);
		const ids = [...parsed.querySelectorAll("[id]")].map(({ id }) => id);
		const links = [...parsed.querySelectorAll("a[href]")].map((link) => link.getAttribute("href") ?? "");
		for (const other of parsed.querySelectorAll(`script, style, template, [lang]:not(html, [lang="${lang}"])`))
			other.remove();
		const words = [parsed.title, meta("description"), parsed.body.textContent];
		for (const name of ["alt", "aria-label", "title", "placeholder", "content"]) {
			for (const element of parsed.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? "");
		}
		const canonical = parsed.querySelector("link[rel=canonical]")?.getAttribute("href");
		return {
			lang,
			title: parsed.title,
			description: meta("description"),
			robots: meta("robots"),
			ids,
			canonical: canonical ? new URL(canonical).pathname : "",
			alternates: Object.fromEntries(alternates),
			headings: parsed.querySelectorAll("h1").length,
			links,
			words,
		};
	}, html);
}

const MOST_PAGES = 150;
/** Whoever says `catalog.hero.trial` on a page has no word for it. */
const NAMESPACES = [
	...readFileSync(join(import.meta.dirname, "../../app/words.ru.ts"), "utf8").matchAll(/^import (\w+) from/gm),
];
const UNTRANSLATED = new RegExp(`\\b(?:${NAMESPACES.map(([, name]) => name).join("|")})\\.[a-z]\\w*(?:\\.\\w+)*`);
/** The school's licence has a Russian letter in its number. */
const RUSSIAN = /.{0,20}[а-яё].{0,40}/i;
const LICENCE = /Л035-\d+-\d+\/\d+/g;

/** Calendars and feeds. */
const FILE = /\.\w+$/;

/** The page behind a link: request forms of one kind differ by their course only, and filters by their values. */
function kindOf(address: string): string {
	const { pathname, searchParams } = new URL(address, "http://here");
	return `${pathname} ${searchParams.get("kind") ?? ""} ${[...searchParams.keys()].sort()}`;
}

/** Every page that the home page leads to, breadth first. */
async function crawl(page: Page, home: string): Promise<Map<string, Seen & { status: number }>> {
	const seen = new Map<string, Seen & { status: number }>();
	const known = new Set([kindOf(home)]);
	const queue = [home];
	for (let address = queue.shift(); address !== undefined && seen.size < MOST_PAGES; address = queue.shift()) {
		const { status, text } = await knock(address, { headers: { "user-agent": ROBOT } });
		const found = await look(page, text);
		seen.set(address, { ...found, status });
		for (const link of found.links) {
			const url = new URL(link, `http://here${address}`);
			if (url.host !== "here" || url.pathname.startsWith("/locale/") || FILE.test(url.pathname)) continue;
			const next = url.pathname + url.search;
			if (known.has(kindOf(next))) continue;
			known.add(kindOf(next));
			queue.push(next);
		}
	}
	return seen;
}

for (const code of CODES) {
	const { prefix } = LANGUAGES[code];

	test(`every page that the ${code} home page leads to is whole and in its language`, async ({ page }) => {
		test.setTimeout(120_000);
		const pages = await crawl(page, prefix || "/");
		expect(pages.size).toBeGreaterThan(50);
		for (const [address, seen] of pages) {
			await test.step(address, () => checkPage(address, seen, code));
			await test.step(`${address} in the other language`, () => checkAlternates(address, seen, code));
		}
		const broken = [...pages].flatMap(([address, { links }]) =>
			links.flatMap((link) => {
				const { host, pathname, search, hash } = new URL(link, `http://here${address}`);
				const target = host === "here" && hash.length > 1 ? pages.get(pathname + search) : undefined;
				return target && !target.ids.includes(decodeURIComponent(hash.slice(1))) ? [`${address} → ${link}`] : [];
			}),
		);
		expect(broken, "links to a place that the page does not have").toEqual([]);
	});
}

function checkPage(address: string, seen: Seen & { status: number }, code: (typeof CODES)[number]): void {
	const { pathname } = new URL(address, "http://here");
	expect.soft(seen.status, `${address}: status`).toBe(200);
	expect.soft(seen.lang, `${address}: language`).toBe(code);
	expect.soft(seen.headings, `${address}: headings of the first rank`).toBe(1);
	expect.soft(seen.title, `${address}: title`).toMatch(code === "ru" ? /[а-яё]/i : /\w/);
	expect.soft(seen.description.length, `${address}: description`).toBeGreaterThan(20);
	expect
		.soft(
			seen.ids.filter((id, place) => seen.ids.indexOf(id) !== place),
			`${address}: ids twice`,
		)
		.toEqual([]);
	expect
		.soft(
			// The address of a page's picture is no words.
			seen.words.filter((text) => UNTRANSLATED.test(text) && !URL.canParse(text)),
			`${address}: keys instead of words`,
		)
		.toEqual([]);
	if (code === "en") {
		const russian = seen.words.map((text) => RUSSIAN.exec(text.replaceAll(LICENCE, ""))?.[0]).filter(Boolean);
		expect.soft(russian, `${address}: Russian words`).toEqual([]);
	}
	if (seen.robots) {
		expect.soft([seen.robots, seen.canonical, seen.alternates], address).toEqual(["noindex", "", {}]);
		return;
	}
	expect.soft(seen.canonical, `${address}: canonical address`).toBe(pathname);
}

/** Texts that are in one language only: the other one has no such page, and tags are words. */
async function checkAlternates(address: string, seen: Seen, code: (typeof CODES)[number]): Promise<void> {
	const { pathname, searchParams } = new URL(address, "http://here");
	if (seen.robots) return;
	const bare = code === "ru" ? pathname : pathname.slice("/en".length) || "/";
	const english = bare === "/" ? "/en" : `/en${bare}`;
	if (Object.keys(seen.alternates).length > 0 || !bare.startsWith("/blog")) {
		expect.soft(seen.alternates, `${address}: both languages`).toEqual({ ru: bare, en: english, "x-default": bare });
		return;
	}
	if (searchParams.has("tag")) return;
	const { status } = await knock(code === "ru" ? english : bare, { headers: { "user-agent": ROBOT } });
	expect.soft(status, `${address}: no page in the other language`).toBe(404);
}
