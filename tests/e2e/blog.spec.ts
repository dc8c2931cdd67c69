import type { APIRequestContext } from "@playwright/test";
import { comeAlive, expect, LANGUAGES, test } from "../fixtures/journey.ts";
import { TALK_TEXTS } from "./talk-words.ts";

const TEXTS = {
	ru: {
		search: "Что найти в блоге",
		submit: "Найти",
		word: "программированию",
		hit: /программ/i,
		slip: "програмирование",
		mended: "Показываем, что нашлось по «программирование»",
		nothing: "Такой статьи пока нет",
		...TALK_TEXTS.ru,
		tooLong: "Слишком длинно: сократите до 2000 знаков",
		required: "Обязательное поле",
		toMend: /^Осталось поправить 4\u00a0поля/,
		contents: "В статье",
		share: "Поделиться",
	},
	en: {
		search: "What to look for in the blog",
		submit: "Search",
		word: "programs",
		hit: /program/i,
		slip: "languge",
		mended: "Here is what we found for “language”",
		nothing: "There is no such article yet",
		...TALK_TEXTS.en,
		tooLong: "Too long: please shorten it to 2000 characters",
		required: "Required field",
		toMend: /^4\u00a0fields need attention/,
		contents: "In this article",
		share: "Share",
	},
} as const;

/** Addresses of the posts of a language, newest first, as its feed gives them. */
async function listPosts(request: APIRequestContext, prefix: string): Promise<string[]> {
	const feed = await request.get(`${prefix}/blog/rss.xml`);
	expect(feed.headers()["content-type"]).toContain("application/rss+xml");
	const links = [...(await feed.text()).matchAll(/<link>([^<]+)<\/link><guid/g)];
	return links.map(([, link = ""]) => new URL(link).pathname);
}

/** The title of a page and its description. */
async function headOf(request: APIRequestContext, path: string): Promise<string[]> {
	const html = await (await request.get(path)).text();
	return [/<title>([^<]+)<\/title>/, /<meta name="description" content="([^"]+)"/].map(
		(of) => of.exec(html)?.[1] ?? "",
	);
}

/** The newest post under which somebody was heard already. */
async function findTalk(request: APIRequestContext, prefix: string): Promise<string> {
	for (const path of await listPosts(request, prefix)) {
		if ((await (await request.get(path)).text()).includes("?reply=")) return path;
	}
	throw new Error("Nobody has commented on anything");
}

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`the blog, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("the search finds a word by another form, marks it and keeps everything in the address", async ({
				page,
			}) => {
				await page.goto(`${prefix}/blog`);
				await page.getByRole("searchbox", { name: words.search }).fill(words.word);
				await page.getByRole("button", { name: words.submit, exact: true }).click();
				await expect(page).toHaveURL(/\?q=/);
				await expect(page.locator("mark").first()).toHaveText(words.hit);
				await page.getByRole("main").getByRole("article").first().getByRole("link").click();
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
				await expect(page).toHaveURL(new RegExp(`${prefix}/blog/[a-z0-9-]+$`));
			});

			test("a slip is forgiven and said; what nobody wrote leads on", async ({ page }) => {
				await page.goto(`${prefix}/blog?q=${encodeURIComponent(words.slip)}`);
				await expect(page.getByText(words.mended)).toBeVisible();
				await page.goto(`${prefix}/blog?q=zzzzqqqq`);
				await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
				await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);
			});

			test("a comment waits for a check; what is wrong is told field by field", async ({ page, request }) => {
				const [path = ""] = await listPosts(request, prefix);
				await page.goto(path);
				const form = page.locator("#comment-form");
				await form.getByRole("textbox", { name: words.name }).fill("Анна");
				await form.getByRole("textbox", { name: words.text }).fill("x".repeat(2100));
				await form.getByRole("button", { name: words.send }).click();
				await expect(form.getByRole("alert")).toHaveText(words.toMend);
				await expect(form.getByText(words.tooLong)).toBeVisible();
				await expect(form.getByText(words.required).first()).toBeVisible();
				await expect(form.getByRole("textbox", { name: words.name })).toHaveValue("Анна");
				await form.getByRole("textbox", { name: words.email }).fill("anna@example.com");
				const said = `<b>Мысль</b> ${language} ${javaScriptEnabled}`;
				await form.getByRole("textbox", { name: words.text }).fill(said);
				await form.getByRole("checkbox", { name: words.privacy }).check();
				await form.getByRole("checkbox", { name: words.data }).check();
				await form.getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.waiting)).toBeVisible();
				await expect(page.getByText(said)).toHaveCount(0);
				await expect(form.getByRole("textbox", { name: words.name })).toHaveValue("");
				await expect(form.getByRole("textbox", { name: words.text })).toHaveValue("");
				await expect(form.getByRole("checkbox", { name: words.privacy })).not.toBeChecked();
			});

			test("a reply is written under the comment that it answers", async ({ page, request }) => {
				await page.goto(await findTalk(request, prefix));
				await page.getByRole("link", { name: words.reply }).first().click();
				await expect(page).toHaveURL(/\?reply=[0-9a-f-]{36}#comment-form$/);
				const form = page.getByRole("listitem").locator("#comment-form");
				await form.getByRole("textbox", { name: words.name }).fill("Борис");
				await form.getByRole("textbox", { name: words.email }).fill("boris@example.com");
				await form.getByRole("textbox", { name: words.text }).fill(`Ответ ${language} ${javaScriptEnabled}`);
				await form.getByRole("checkbox", { name: words.privacy }).check();
				await form.getByRole("checkbox", { name: words.data }).check();
				await form.getByRole("button", { name: words.send }).click();
				await expect(page.getByText(words.waiting)).toBeVisible();
			});

			test("an author's page lists what he wrote; an article can be passed on", async ({ page, request }) => {
				const [path = ""] = await listPosts(request, prefix);
				await page.goto(path);
				const title = await page.getByRole("heading", { level: 1 }).textContent();
				await page.getByText(words.share, { exact: true }).click();
				await expect(page.getByRole("link", { name: /Telegram/ }).first()).toHaveAttribute(
					"href",
					/t\.me\/share\/url\?url=http/,
				);
				await page.locator('a[href*="/blog/avtor-"]').first().click();
				await expect(page).toHaveURL(new RegExp(`${prefix}/blog/avtor-`));
				await expect(page.getByRole("link", { name: title ?? "" })).toBeVisible();
			});
		});
	}

	test(`the list answers while somebody types, without filling the history, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/blog`);
		const before = await page.evaluate(() => history.length);
		await page.getByRole("searchbox", { name: words.search }).pressSequentially(words.word.slice(0, 7));
		await expect(page.locator("mark").first()).toHaveText(words.hit);
		expect(await page.evaluate(() => history.length)).toBe(before);
		await expect(page.getByRole("searchbox", { name: words.search })).toBeFocused();
	});

	test(`the contents mark the section that is read, on the way back too, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/blog/first-luau-script`);
		await page.mouse.move(10, 10);
		await comeAlive(page);
		const contents = page.getByRole("navigation", { name: words.contents });
		const marked = contents.locator('[aria-current="location"]');
		const [first, second] = await contents.getByRole("link").allTextContents();
		const heading = page.getByRole("heading", { level: 2, name: second });
		await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
		await expect(marked).toHaveText(second ?? "");
		await heading.evaluate((element) => element.scrollIntoView({ block: "center" }));
		await expect(marked).toHaveText(first ?? "");
		await page.evaluate(() => scrollTo(0, 0));
		await expect(marked).toHaveCount(0);
	});

	test(`a course that the article has shown is not offered below it once more, ${language}`, async ({ page }) => {
		await page.goto(`${prefix}/blog/first-luau-script`);
		const title = (await page.locator("aside h2").textContent()) ?? "";
		const main = page.getByRole("main");
		await expect(main.getByRole("heading", { level: 3, name: title, exact: true })).toHaveCount(1);
	});

	for (const list of ["/blog", "/reviews"]) {
		test(`each page of ${list} has a title and a description of its own, ${language}`, async ({ request }) => {
			const [first, second] = await Promise.all([list, `${list}?page=2`].map((path) => headOf(request, prefix + path)));
			for (const [index, text] of (second ?? []).entries()) {
				expect(text).toMatch(language === "ru" ? /^Страница 2\. / : /^Page 2\. /);
				expect(text).toContain(first?.[index]);
			}
		});
	}

	test(`a topic has a description of its own, ${language}`, async ({ request }) => {
		const tag = language === "ru" ? "ЕГЭ" : "Godot";
		const [whole, topic] = await Promise.all(
			["/blog", `/blog?tag=${tag}`].map((path) => headOf(request, prefix + path)),
		);
		expect(topic?.[1]).toContain(tag);
		expect(topic?.[1]).not.toBe(whole?.[1]);
	});

	test(`a visit is counted once, ${language}`, async ({ page, request }) => {
		const [path = ""] = await listPosts(request, prefix);
		const counted = page.waitForResponse((response) => response.url().endsWith(`${path}/views`));
		await page.goto(path);
		expect((await counted).status()).toBe(204);
		let again = 0;
		page.on("request", (asked) => {
			if (asked.url().endsWith("/views")) again++;
		});
		await page.reload();
		await page.mouse.move(30, 30, { steps: 2 });
		await page.waitForLoadState("networkidle");
		expect(again).toBe(0);
	});

	test(`an article says what it is to machines, ${language}`, async ({ request }) => {
		const [path = ""] = await listPosts(request, prefix);
		const html = await (await request.get(path)).text();
		const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
			JSON.parse(json),
		);
		expect(data.map((object) => object["@type"])).toEqual(["BlogPosting", "BreadcrumbList"]);
		expect(data[0].url).toContain(path);
		expect(html).toContain('type="application/rss+xml"');
		expect(html).toContain('property="og:type" content="article"');
		expect(html).not.toMatch(/<(?:span|code|pre)[^>]* style=/);
	});
}

test("a post without an English version is not to be had in English, and nothing leads there", async ({
	page,
	request,
}) => {
	const english = new Set((await listPosts(request, "/en")).map((path) => path.replace(/^\/en/, "")));
	const all = await listPosts(request, "");
	const lonely = all.find((path) => !english.has(path));
	expect(lonely, "a post without an English version").toBeDefined();
	expect((await request.get(`/en${lonely}`)).status()).toBe(404);
	await page.goto(lonely ?? "");
	await expect(page.getByRole("group", { name: "Язык сайта" })).toHaveCount(0);
	await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(0);
	const both = all.find((path) => english.has(path));
	await page.goto(both ?? "");
	await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(3);
});

test("a rubric, an author or a page that is not there is not found", async ({ request }) => {
	for (const path of [
		"/blog?rubric=nope",
		"/blog?page=400",
		"/blog?page=99999",
		"/reviews?page=999",
		"/blog/avtor-nobody",
		"/blog/nope",
		"/blog/unsubscribe/nope",
	]) {
		expect((await request.get(path)).status(), path).toBe(404);
	}
});
