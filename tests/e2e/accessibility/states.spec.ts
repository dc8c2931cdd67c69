import type { Locator } from "@playwright/test";
import { expect, test } from "../../fixtures/journey.ts";
import { nextVisitor } from "../request-steps.ts";
import { ENLARGED, lookEverywhere, setSight } from "./look-everywhere.ts";
import { findLayoutFaults, settle } from "./measure-layout.ts";
import { openQuietly } from "./open-quietly.ts";

/** What addresses alone do not show: what opens, what is refused, and what stands behind a secret. */
test.use({ reducedMotion: "reduce" });

const ANSWERED = "age=a11&experience=blocks&interest=games&device=weak&hours=medium";

/** Fills in the form of a request as somebody new, accepts everything and sends it. */
async function send(form: Locator): Promise<void> {
	const visitor = nextVisitor();
	await form.getByLabel("Имя", { exact: false }).first().fill("Екатерина");
	await form.getByLabel("Телефон", { exact: false }).first().fill(visitor.phone);
	const email = form.locator("input[name=email]");
	if (await email.isVisible()) await email.fill(visitor.email);
	for (const box of await form.getByRole("checkbox").all()) await box.check();
	await form.locator("button.btn:not([type=button])").last().click();
}

test("the question about cookies leaves the page its room", async ({ page }) => {
	test.slow();
	await page.goto("/faq");
	const card = page.getByRole("button", { name: "Только необходимые" });
	await expect(card).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	await page.setViewportSize(ENLARGED);
	const box = await page.locator(".cookie").boundingBox();
	expect(box?.height).toBeLessThanOrEqual(ENLARGED.height / 2 + 1);
	await card.click();
	await expect(card).toBeHidden();
});

test("the menu of a narrow screen", async ({ page }) => {
	test.slow();
	await page.setViewportSize(ENLARGED);
	await openQuietly(page, "/faq");
	await page.getByRole("button", { name: "Открыть меню" }).click();
	const menu = page.getByRole("dialog");
	await expect(menu).toBeVisible();
	await menu.locator("summary").first().click();
	expect(await lookEverywhere(page)).toEqual([]);
});

test("everything that unfolds on a course and among questions", async ({ page }) => {
	test.slow();
	for (const path of ["/roblox/roblox-studio-start", "/faq"]) {
		await openQuietly(page, path);
		await page.evaluate(() => {
			for (const details of document.querySelectorAll<HTMLDetailsElement>("main details")) details.open = true;
		});
		expect(await lookEverywhere(page)).toEqual([]);
	}
});

test("the dialog of a request, plain and refused", async ({ page }) => {
	test.slow();
	await openQuietly(page, "/faq");
	await page.getByRole("banner").getByRole("link", { name: "Пробный урок" }).click();
	const dialog = page.getByRole("dialog");
	await expect(dialog.locator("form")).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	await dialog.locator("form button.btn").last().click();
	await expect(dialog.getByText("Поле «Имя» должно быть заполнено").first()).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	// However far down somebody reads, the way out stays in sight.
	await page.setViewportSize({ width: 320, height: 480 });
	await dialog.locator("form button.btn").last().scrollIntoViewIfNeeded();
	await expect(dialog.getByRole("button", { name: "Закрыть" })).toBeInViewport({ ratio: 1 });
});

test("the page of a request and the checkout, refused", async ({ page }) => {
	test.slow();
	await openQuietly(page, "/request?kind=trial&course=scratch");
	await page.getByRole("main").locator("form.request-form button.btn").last().click();
	await expect(page.getByText("Поле «Имя» должно быть заполнено").first()).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	await openQuietly(page, "/checkout?course=scratch&tariff=group");
	await page.getByRole("button", { name: "Оплатить", exact: true }).click();
	await expect(page.getByText("Поле «Имя» должно быть заполнено").first()).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
});

test("what was sent, and one's data", async ({ page }) => {
	test.slow();
	await openQuietly(page, "/request?kind=contact");
	await send(page.getByRole("main").locator("form.request-form"));
	const mine = page.getByRole("link", { name: "Ваша заявка и данные" });
	await expect(mine).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
	await mine.click();
	await page.getByText("Попросить удалить данные").click();
	await expect(page.getByRole("button", { name: "Да, удалить мои данные" })).toBeVisible();
	expect(await lookEverywhere(page)).toEqual([]);
});

test("a place at a webinar", async ({ page }) => {
	test.slow();
	await openQuietly(page, "/webinars/game");
	await send(page.locator("form.request-form"));
	await expect(page).toHaveURL(/\/webinars\/joined\//);
	await page.waitForLoadState("networkidle");
	expect(await lookEverywhere(page)).toEqual([]);
});

test("a kept result of the quiz", async ({ page }) => {
	test.slow();
	await openQuietly(page, `/quiz_child_podhod?${ANSWERED}`);
	await page.getByRole("button", { name: "Получить ссылку на результат" }).click();
	await expect(page).toHaveURL(/\/result\//);
	await page.waitForLoadState("networkidle");
	expect(await lookEverywhere(page)).toEqual([]);
});

test.describe("on a phone with large letters", () => {
	test.use({ viewport: { width: 360, height: 640 } });

	for (const path of [
		"/blog/how-we-answer-requests",
		"/checkout?course=python-developer",
		"/en/checkout?course=python-developer",
	]) {
		test(`${path} in the low-vision version`, async ({ page }) => {
			await openQuietly(page, path);
			await setSight(page, "light");
			expect(await findLayoutFaults(page)).toEqual([]);
		});
	}

	for (const path of ["/pay", "/en/checkout?course=python-developer"]) {
		test(`${path}, chosen in the browser`, async ({ page }) => {
			await openQuietly(page, path);
			await page.evaluate(() => {
				document.documentElement.style.fontSize = "150%";
			});
			expect(await findLayoutFaults(page)).toEqual([]);
		});
	}
});

test.describe("at 400 %", () => {
	test.use({ viewport: ENLARGED, deviceScaleFactor: 4 });

	test("every field of a dialog is reached by Tab and lies in sight, the last button too", async ({ page }) => {
		test.slow();
		await openQuietly(page, "/faq");
		await page.getByRole("banner").getByRole("link", { name: "Пробный урок" }).click();
		const dialog = page.getByRole("dialog");
		await expect(dialog.locator("form")).toBeVisible();
		await settle(page);
		const submit = dialog.locator("form button.btn").last();
		const hidden: string[] = [];
		for (let step = 0; step < 40; step++) {
			await page.keyboard.press("Tab");
			const fault = await page.evaluate(findHiddenFocus);
			if (fault) hidden.push(fault);
			if (await submit.evaluate((element) => element === document.activeElement)) break;
		}
		await expect(submit).toBeFocused();
		expect(hidden).toEqual([]);
	});
});

/** What has the focus must show at least its middle (WCAG 2.4.11). Runs in the page. */
function findHiddenFocus(): string | undefined {
	const element = document.activeElement;
	if (!element || element === document.body) return undefined;
	const shown = element.getBoundingClientRect().width > 2 ? element : (element.closest("label") ?? element);
	const boxes = [...shown.getClientRects()];
	const isSeen = boxes.some(({ left, right, top, bottom }) => {
		const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
		return hit !== null && (shown.contains(hit) || hit.contains(shown));
	});
	return isSeen ? undefined : `${element.tagName} ${element.getAttribute("name") ?? element.textContent}`;
}
