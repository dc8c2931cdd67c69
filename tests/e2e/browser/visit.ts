import type { Locator, Page } from "@playwright/test";
import { MINUTE_MS } from "../../../app/shared/durations.ts";
import { expect } from "../../fixtures/journey.ts";

/** The pages and words that these journeys walk through, in each language. */
export const TONGUES = {
	ru: {
		prefix: "",
		school: "Орбита",
		children: "/children",
		childrenTitle: /дет|реб/i,
		faq: "/faq",
		source: "Источник: Орбита,",
		offline: "Нет сети",
		unopened: "Страница не открылась",
		again: "Ещё раз",
		lost: "Страница не найдена!",
		nextPage: "Следующая страница",
		loading: "Загружаем",
		readMore: "Читать полностью",
		agree: "Принять",
		refuse: "Только необходимые",
	},
	en: {
		prefix: "/en",
		school: "Orbita",
		children: "/en/children",
		childrenTitle: /child/i,
		faq: "/en/faq",
		source: "Source: Orbita,",
		offline: "No connection",
		unopened: "The page did not open",
		again: "Try again",
		lost: "Page not found!",
		nextPage: "Next page",
		loading: "Loading",
		readMore: "Read in full",
		agree: "Accept",
		refuse: "Only necessary",
	},
} as const;

export const LANGUAGES = ["ru", "en"] as const;

/** Opens a page and waits until it has come to life: a second after that it asks for what may be read ahead. */
export async function open(page: Page, address: string): Promise<void> {
	const meta = page.waitForResponse(/\/builds\/meta\/\w+\.json$/);
	await page.goto(address);
	await meta;
}

/** The same with the clock of the page standing still afterwards: only `page.clock.runFor` moves it. */
export async function openWithStoppedClock(page: Page, address: string): Promise<void> {
	await page.clock.install();
	await open(page, address);
	await page.clock.pauseAt(Date.now() + MINUTE_MS);
}

/** However long it takes: the page does not come to life by itself. */
export async function sleepOn(page: Page): Promise<void> {
	await page.addInitScript(() => {
		const { setTimeout } = window;
		const restless = (act: () => void, ms = 0, ...given: []) => (ms < 5000 ? setTimeout(act, ms, ...given) : 0);
		Object.assign(window, { setTimeout: restless });
	});
}

/** Lets no script come to the page until what is returned is called. */
export async function holdScript(page: Page): Promise<() => void> {
	const { promise: isReleased, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\.js$/, async (route) => {
		await isReleased;
		await route.continue();
	});
	return release;
}

/** Adds up how far things move by themselves in every document that the page opens from now on (Layout Instability, without a unit). */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() => {
		const seen = window as unknown as { shift: number };
		seen.shift = 0;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.shift += entry.value;
		}).observe({ type: "layout-shift", buffered: true });
	});
	return () => page.evaluate(() => (window as unknown as { shift: number }).shift);
}

/** A link as an editor's text would bring it: the router knows nothing of it. */
export async function addPlainLink(page: Page, href: string, text = "plain link"): Promise<Locator> {
	await page.evaluate(
		({ href, text }) => {
			const link = document.createElement("a");
			link.href = href;
			link.textContent = text;
			(document.querySelector("main") ?? document.body).prepend(link);
		},
		{ href, text },
	);
	return page.getByRole("link", { name: text, exact: true });
}

/** Goes to a page as a link of the site does: without a new document. */
export async function follow(page: Page, address: string): Promise<void> {
	const title = await page.title();
	const isNewPage = new URL(page.url()).pathname !== new URL(address, page.url()).pathname;
	await page.evaluate((to) => void window.__reactRouterDataRouter?.navigate(to), address);
	await expect(page).toHaveURL((url) => url.pathname + url.search + url.hash === address);
	await page.waitForFunction(() => window.__reactRouterDataRouter?.state.navigation.state === "idle");
	if (isNewPage) await expect.poll(() => page.title()).not.toBe(title);
}

/** Back in the history, until the page is there. */
export async function back(page: Page): Promise<void> {
	const title = await page.title();
	await page.goBack();
	await expect.poll(() => page.title()).not.toBe(title);
}

export function scrollTop(page: Page): Promise<number> {
	return page.evaluate(() => Math.round(window.scrollY));
}

/** How far below the top of the window an element is, in pixels. */
export function offsetOf(page: Page, id: string): Promise<number> {
	return page.evaluate(
		(name) => Math.round(document.getElementById(name)?.getBoundingClientRect().top ?? Number.NaN),
		id,
	);
}

/** True while the document that was marked is still there. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
	await page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
	return async () => {
		try {
			return await page.evaluate(() => "isSameDocument" in window);
		} catch {
			// A document is just being replaced.
			return false;
		}
	};
}
