import type { Page } from "@playwright/test";
import { comeAlive, expect, test } from "../../fixtures/journey.ts";
import { holdScript, sleepOn } from "./visit.ts";

/* Pages that nobody has touched yet: what they fetch, and what they do once somebody comes. */

test.use({ isPresent: false, locale: "ru-RU" });

/** On and on, as people do: moves that come within one frame are one move to a page. */
async function moveAround(page: Page): Promise<void> {
	let x = 40;
	await expect(async () => {
		x += 3;
		await page.mouse.move(x, 40);
		await expect(page.locator("html")).toHaveAttribute("data-start", /./, { timeout: 100 });
	}).toPass();
}

for (const path of [
	"/",
	"/roblox/roblox-studio-start",
	"/children",
	"/webinars",
	"/blog",
	"/checkout?course=roblox-studio-start",
]) {
	test(`${path} fetches no script before somebody comes, comes to life then, and never fetches its styles`, async ({
		page,
	}) => {
		const fetched: string[] = [];
		page.on("request", (request) => {
			if (["script", "stylesheet"].includes(request.resourceType())) fetched.push(request.url());
		});
		await page.goto(path, { waitUntil: "networkidle" });
		expect(fetched).toEqual([]);
		await moveAround(page);
		await comeAlive(page);
		await expect.poll(() => fetched.some((url) => /\/(?:site|plain)-footer-/.test(url))).toBe(true);
		expect(fetched.filter((url) => url.endsWith(".css"))).toEqual([]);
	});
}

test("a pointer that rests over a page is no visitor; one that moves is", async ({ page }) => {
	const html = page.locator("html");
	await page.addInitScript(() => {
		const options = { capture: true, once: true };
		addEventListener(
			"pointermove",
			({ clientX, clientY }) => Object.assign(window, { rest: { clientX, clientY } }),
			options,
		);
	});
	await page.goto("/children", { waitUntil: "networkidle" });
	// Browsers differ in whether, when and how often they tell of a pointer that nobody moves.
	await page.evaluate(() => {
		const { rest = { clientX: 40, clientY: 40 } } = window as { rest?: PointerEventInit };
		for (let told = 0; told < 2; told++) document.dispatchEvent(new PointerEvent("pointermove", rest));
	});
	await expect(html).not.toHaveAttribute("data-start", /./);
	await moveAround(page);
	await expect(html).toHaveAttribute("data-start", "sign");
	await comeAlive(page);
});

test("a page that lies untouched comes to life by itself", async ({ page }) => {
	await page.goto("/children");
	await comeAlive(page, { timeout: 12_000 });
	await expect(page.locator("html")).toHaveAttribute("data-start", "rest");
});

test("a page of one visitor, a return and a place on a page wait for nobody", async ({ page }) => {
	await page.goto("/faq#faq");
	await expect(page.locator("html")).toHaveAttribute("data-start", "now");
	await page.goto("/faq");
	await page.reload();
	await expect(page.locator("html")).toHaveAttribute("data-start", "now");
	await page.goto("/basket");
	await expect(page.locator("html")).toHaveAttribute("data-start", "now");
});

test("a link that is pressed at once leads on as a link", async ({ page }) => {
	await page.goto("/children");
	await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main a[href^="/roblox/"]')?.click());
	await expect(page).toHaveURL(/\/roblox\/[\w-]+$/);
});

test("the menu of a phone that is opened at once stays open when the page comes to life", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/", { waitUntil: "networkidle" });
	await page.getByRole("button", { name: "Открыть меню" }).click();
	await comeAlive(page);
	await expect(page.getByRole("button", { name: "Закрыть меню" })).toBeVisible();
	await page.getByRole("button", { name: "Закрыть меню" }).click();
	await expect(page.getByRole("button", { name: "Закрыть меню" })).not.toBeVisible();
});

test("what is typed over a refused text before the page can answer stays, and so does the focus", async ({ page }) => {
	await page.goto("/request?kind=consultation");
	await page.getByText("Добавить время, почту или вопрос").click();
	await page.getByLabel("Вопрос или пожелание").fill("первое");
	const release = await holdScript(page);
	await page.evaluate(() => document.querySelector<HTMLFormElement>("form.request-form")?.submit());
	const message = page.getByLabel("Вопрос или пожелание");
	await expect(page.getByRole("alert")).toBeVisible();
	await expect(message).toHaveValue("первое");
	await message.fill("второе");
	release();
	await comeAlive(page);
	await expect(message).toHaveValue("второе");
	await expect(message).toBeFocused();
});

test("a refusal that came with the page has the focus until the visitor takes it", async ({ page }) => {
	await page.goto("/pay");
	await page.getByLabel("Номер счёта").fill("INV-2026-999999");
	const mail = page.getByLabel("Почта плательщика");
	await mail.fill("other@example.com");
	const release = await holdScript(page);
	await page.evaluate(() => document.querySelector<HTMLFormElement>("main form")?.submit());
	await expect(page.getByRole("alert")).toBeFocused();
	await mail.fill("payer@example.com");
	release();
	await comeAlive(page);
	await expect(mail).toBeFocused();
	await page.getByRole("button", { name: "Найти счёт" }).click();
	await expect(page.getByRole("alert")).toBeFocused();
});

test("a filter that is chosen before the page can answer is answered", async ({ page }) => {
	await page.goto("/children");
	await page.evaluate(() => {
		const select = document.querySelector<HTMLSelectElement>('select[name="sort"]');
		if (!select) throw new Error("there is no choice of order");
		select.value = "price";
		select.dispatchEvent(new Event("change", { bubbles: true }));
		window.dispatchEvent(new Event("wheel"));
	});
	await expect(page).toHaveURL(/sort=price/);
	await expect(page.locator('select[name="sort"]')).toHaveValue("price");
});

test("a calculator that is moved before the page can answer stays where it was moved", async ({ page }) => {
	await page.goto("/t-bank");
	await page.evaluate(() => {
		const choose = (name: string, value: string) => {
			const control = document.querySelector<HTMLSelectElement | HTMLInputElement>(`main [name="${name}"]`);
			if (!control) throw new Error(`there is no ${name}`);
			control.value = value;
			control.dispatchEvent(new Event("input", { bubbles: true }));
			control.dispatchEvent(new Event("change", { bubbles: true }));
		};
		choose("course", "python-for-teens");
		choose("months", "12");
		window.dispatchEvent(new Event("wheel"));
	});
	await comeAlive(page);
	await expect(page.locator('main a[href*="/checkout"]').first()).toHaveAttribute(
		"href",
		/python-for-teens.*months=12$/,
	);
	await expect(page.locator('select[name="course"]')).toHaveValue("python-for-teens");
	await expect(page.locator('input[name="months"]')).toHaveValue("12");
});

test("a choice stays that is made on a page that answers, in a part whose code is still on its way", async ({
	page,
}) => {
	const { promise: isChosen, resolve: choose } = Promise.withResolvers<void>();
	await page.route(/instalments-whole-[^/]*\.js$/, async (route) => {
		await isChosen;
		await route.continue();
	});
	await page.goto("/blog/instalments-or-credit");
	await moveAround(page);
	await comeAlive(page);
	const months = page.locator('input[name="months"]');
	await expect(months).not.toHaveValue("18");
	await months.fill("18");
	choose();
	await expect(months).not.toHaveAttribute("data-changed");
	await expect(months).toHaveValue("18");
	await expect(
		page
			.locator(".calculator label")
			.filter({ hasText: /18.мес/ })
			.first(),
	).toBeVisible();
});

test("a form that was begun before the page could answer is not taken for a program's", async ({ page }) => {
	await page.goto("/request?kind=callback");
	const type = (name: string, value: string) =>
		page.evaluate(
			([field, text]) => {
				const input = document.querySelector<HTMLInputElement>(`main input[name="${field}"]`);
				if (!input) throw new Error(`there is no field ${field}`);
				input.value = text;
				input.dispatchEvent(new Event("input", { bubbles: true }));
			},
			[name, value] as const,
		);
	await type("name", "Екатерина");
	await moveAround(page);
	await comeAlive(page);
	await page.waitForFunction(() => {
		const form = document.querySelector("main form.request-form") ?? {};
		return Object.keys(form).some((name) => name.startsWith("__reactProps"));
	});
	await type("phone", `8 902 ${String(Date.now() % 10_000_000).padStart(7, "0")}`);
	await page.evaluate(() => {
		for (const box of document.querySelectorAll<HTMLInputElement>("main form input[type=checkbox]")) box.click();
		document.querySelector<HTMLButtonElement>("main form.request-form > button")?.click();
	});
	await expect(page.getByText("Заявка принята").last()).toBeVisible();
});

test("fonts come after the first paint of the first visit, and are used from the start afterwards", async ({
	page,
}) => {
	await page.goto("/");
	await expect(page.locator("main > :first-child[data-fonts]")).toBeAttached();
	expect(await page.evaluate(() => document.fonts.check('700 1em "Geologica"', "Я"))).toBe(true);
	await page.goto("/children", { waitUntil: "commit" });
	await page.locator("main > :first-child").waitFor();
	await expect(page.locator("html[data-fonts]")).not.toBeAttached();
});

test("every part of a page gets the fonts, and what comes later has them too", async ({ page }) => {
	await page.goto("/");
	await expect(page.locator("main > :not([data-fonts])")).toHaveCount(0);
	await moveAround(page);
	await expect(page.locator("html[data-fonts]")).not.toBeAttached();
	await page.getByRole("contentinfo").getByRole("link", { name: "Блог" }).first().click();
	await expect(page).toHaveURL(/\/blog$/);
	await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^"?Geologica"?,/);
});

test("what lies below the first screen is laid out a moment later, and at once when somebody comes", async ({
	page,
}) => {
	const folded = () =>
		page.evaluate(
			() =>
				[...document.querySelectorAll("main *")].filter((e) => getComputedStyle(e).contentVisibility === "auto").length,
		);
	await page.goto("/", { waitUntil: "networkidle" });
	await expect(page.locator("main > :not([data-laid])")).toHaveCount(0);
	// Cards beside the screen wait for somebody.
	expect(await folded()).toBeGreaterThan(0);
	await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
	expect(await folded()).toBe(0);
});

for (const path of ["/", "/roblox/roblox-studio-start"]) {
	test(`what floats on ${path} stands still until the page is laid out, and while it comes to life`, async ({
		page,
	}) => {
		const states = () =>
			page.evaluate(() => {
				const endless = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity);
				return [...new Set(endless.map(({ playState }) => playState))];
			});
		await page.emulateMedia({ reducedMotion: "no-preference" });
		await sleepOn(page);
		await page.goto(path);
		await expect(page.locator("html[data-settling]")).not.toBeAttached();
		expect(await states()).toEqual(["running"]);
		await page.evaluate(() => document.documentElement.toggleAttribute("data-settling", true));
		expect(await states()).toEqual(["paused"]);
		const release = await holdScript(page);
		await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
		await expect(page.locator("html[data-settling]")).not.toBeAttached();
		expect(await states()).toEqual(["paused"]);
		release();
		await comeAlive(page);
		await expect.poll(states).toEqual(["running"]);
	});
}

test("a page with a place in its address is whole from the start", async ({ page }) => {
	await page.goto("/#instalments");
	await expect(page.locator("#instalments")).toBeInViewport();
	await expect(page.locator("html[data-fold]")).not.toBeAttached();
});

test("the marks of a campaign outlive the page that it led to", async ({ page }) => {
	await page.goto("/children?utm_source=letter&utm_campaign=spring&age=10");
	await page.goto("/request?kind=trial");
	await moveAround(page);
	await comeAlive(page);
	await page.locator('main form input[name="name"]').fill("Ольга");
	await expect(page.locator('main form input[name="utm_source"]')).toHaveValue("letter");
	await expect(page.locator('main form input[name="utm_campaign"]')).toHaveValue("spring");
});
