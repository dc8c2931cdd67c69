import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import { expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { runAxe } from "./accessibility/run-axe.ts";
import { type Answer, knock } from "./knock.ts";

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
/** Doors without a page: the file of a letter, a calendar, where forms are sent to. */
const BARE = ["/guide/file/nothing", "/trial/nothing/trial.ics", "/request/submit"];

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
			for (const path of ["/nothing-here", "/children/nothing-here", "/c/nothing-here", "/404", "/%00", ...BARE]) {
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

test("a browser is refused with a page in the looks that were chosen, and shown the way on", async ({
	page,
	complaints,
}) => {
	await page.goto("/");
	await page.evaluate(() => localStorage.setItem("theme", "dark"));
	const response = await page.goto("/media/nothing");
	expect([response?.status(), response?.headers()["cache-control"]]).toEqual([404, "no-store"]);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Такого здесь нет$/);
	await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
	await expect(page.getByRole("link", { name: "8 800 000-00-00" })).toHaveAttribute("href", "tel:+78000000000");
	const home = page.getByRole("main").getByRole("link", { name: "На главную" });
	await expect(home).toHaveCSS("border-radius", "16px");
	expect(await runAxe(page)).toEqual([]);
	await home.click();
	await expect(page).toHaveURL(/\/$/);
	expect(complaints).toEqual([]);
});

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
		await expect(page.locator("html")).toHaveAttribute("data-script", "ready");
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
		const brotli = await knock("/children", { headers: { "accept-encoding": "gzip, deflate, br" } });
		expect([plain, gzip, brotli].map(({ headers }) => headers["content-encoding"])).toEqual([undefined, "gzip", "br"]);
		expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
		expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
		expect(brotli.body.length).toBeLessThan(plain.body.length / 4);
		for (const { headers, body } of [plain, gzip, brotli]) {
			expect(headers.vary).toBe("Accept-Encoding");
			expect(headers["content-length"]).toBe(String(body.length));
		}
	});

	test("a page of nobody else's goes out in the packing that is made fastest", async () => {
		const plain = await knock("/checkout");
		const zstd = await knock("/checkout", { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
		expect(zstd.headers["content-encoding"]).toBe("zstd");
		expect(zstdDecompressSync(zstd.body).length).toBe(plain.body.length);
		expect(zstd.body.length).toBeLessThan(plain.body.length / 3);
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
		const picture = /property="og:image" content="([^"]+)"/.exec((await knock("/children")).text)?.[1] ?? "";
		for (const path of ["/children", new URL(picture).pathname, "/ru.webmanifest"]) {
			const [get, head] = [await knock(path), await knock(path, { method: "HEAD" })];
			expect([head.status, head.body.length, head.headers.etag], path).toEqual([200, 0, get.headers.etag]);
			expect(head.headers["content-length"], path).toBe(get.headers["content-length"]);
		}
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
		for (const file of ["/favicon.ico", "/ru.webmanifest", "/en.webmanifest"]) {
			const { status, headers } = await knock(file);
			expect([status, headers["cache-control"]], file).toEqual([200, "public, max-age=3600"]);
		}
		expect((await knock("/children")).headers["cache-control"]).toBe("public, no-cache");
		expect((await knock("/")).headers["cache-control"]).toBe("private, no-cache");
	});
});
