import { expect, LANGUAGES, test } from "../fixtures/journey.ts";

const TEXTS = {
	ru: {
		field: "Что найти на сайте",
		submit: "Найти",
		typed: "программированию",
		hit: /^программировани/i,
		kinds: ["Курсы", "Статьи блога"],
		letters: ["ещё", "еще"],
		beginning: "програ",
		link: "Поиск по сайту",
		nothing: "Ничего не нашлось",
		ways: "Куда ещё заглянуть",
		everywhere: "Искать по всему сайту",
		all: /^Все найденные (курсы|ответы|вебинары)$/,
		allPosts: "Все найденные статьи",
		common: "урок",
		guide: { badge: /^PDF, (\d+) страниц/, link: "Получить бесплатно" },
	},
	en: {
		field: "What to look for on the site",
		submit: "Search",
		typed: "lessons",
		hit: /^lesson/i,
		kinds: ["Courses", "Blog articles"],
		letters: undefined,
		beginning: "progra",
		link: "Site search",
		nothing: "Nothing found",
		ways: "Where else to look",
		everywhere: "Search the whole site",
		all: /^All (courses|answers|webinars) found$/,
		allPosts: "All articles found",
		common: "lesson",
		guide: { badge: /^PDF, (\d+) pages/, link: "Get it free" },
	},
} as const;
const MARKUP = `<img src=x onerror="document.title='taken'">`;

for (const language of ["ru", "en"] as const) {
	const words = TEXTS[language];
	const { prefix } = LANGUAGES[language];

	for (const javaScriptEnabled of [true, false]) {
		test.describe(`the search of the site, ${language}, script ${javaScriptEnabled ? "on" : "off"}`, () => {
			test.use({ javaScriptEnabled });

			test("finds a word by another form in several kinds, marked; a hit opens", async ({ page }) => {
				await page.goto(prefix || "/");
				await page.getByRole("contentinfo").getByRole("link", { name: words.link }).click();
				await expect(page).toHaveURL(/\/search$/);
				await expect(page.getByLabel(words.ways)).toBeVisible();
				await page.getByRole("searchbox", { name: words.field }).fill(words.typed);
				await page.getByRole("button", { name: words.submit, exact: true }).click();
				await expect(page).toHaveURL(/\/search\?q=/);
				await expect(page.getByRole("searchbox", { name: words.field })).toHaveValue(words.typed);
				const main = page.getByRole("main");
				for (const kind of words.kinds) await expect(main.getByRole("heading", { name: kind, level: 2 })).toBeVisible();
				await expect(main.locator("mark").filter({ hasText: words.hit }).first()).toBeVisible();
				const first = main.getByRole("region").getByRole("link").first();
				const address = await first.getAttribute("href");
				await first.click();
				await expect(page).toHaveURL(new RegExp(`${address}$`));
				await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
			});

			test("a kind with many hits leads to all of them, and back", async ({ page }) => {
				await page.goto(`${prefix}/search?q=${encodeURIComponent(words.common)}`);
				await expect(page.getByRole("link", { name: words.allPosts })).toHaveAttribute(
					"href",
					`${prefix}/blog?q=${encodeURIComponent(words.common)}`,
				);
				await page.getByRole("link", { name: words.all }).first().click();
				await expect(page).toHaveURL(/&kind=/);
				await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveCount(1);
				expect(await page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBeGreaterThan(6);
				await page.getByRole("link", { name: words.everywhere }).click();
				await expect(page).not.toHaveURL(/kind=/);
			});

			test("a beginning finds; nothing is helped on; markup is text", async ({ page }) => {
				await page.goto(`${prefix}/search?q=${words.beginning}`);
				await expect(page.locator("main mark").first()).toBeVisible();
				await page.goto(`${prefix}/search?q=zzzzqqqq`);
				await expect(page.getByRole("heading", { name: words.nothing })).toBeVisible();
				await expect(page.getByLabel(words.ways).getByRole("link")).toHaveCount(6);
				await page.goto(`${prefix}/search?q=${encodeURIComponent(MARKUP)}`);
				await expect(page.getByRole("searchbox", { name: words.field })).toHaveValue(MARKUP);
				await expect(page.locator("main img[src='x']")).toHaveCount(0);
				await expect(page).toHaveTitle(/<img src=x/);
			});

			test("the home page offers the guide with the pages of its file", async ({ page }) => {
				await page.goto(`${prefix}/guide`);
				const said = Number.parseInt((await page.locator(".guide__book .badge").first().textContent()) ?? "", 10);
				expect(said).toBeGreaterThan(8);
				await page.goto(prefix || "/");
				const badge = page.getByRole("main").getByText(words.guide.badge);
				expect(words.guide.badge.exec((await badge.textContent()) ?? "")?.[1]).toBe(String(said));
				await page.getByRole("main").getByRole("link", { name: words.guide.link }).click();
				await expect(page).toHaveURL(`${prefix}/guide`);
			});
		});
	}

	test(`${language}: a search is for people, not for search engines, and is kept by the page cache`, async ({
		request,
	}) => {
		const address = `${prefix}/search?q=${encodeURIComponent(words.typed)}`;
		const answer = await request.get(`${address}&utm_source=x`);
		expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
		expect(answer.headers().etag).toBeTruthy();
		expect((await request.get(`${prefix}/search?q=${"z".repeat(1900)}`)).status()).toBe(200);
	});
}

test("«ё» and «е» find the same", async ({ page }) => {
	const found: (readonly string[])[] = [];
	for (const typed of TEXTS.ru.letters) {
		await page.goto(`/search?q=${encodeURIComponent(typed)}`);
		await expect(page.locator("main mark").first()).toBeVisible();
		found.push(await page.getByRole("main").getByRole("heading", { level: 3 }).allTextContents());
	}
	expect(found[0]?.length).toBeGreaterThan(3);
	expect(found[0]).toEqual(found[1]);
});
