import type { Page } from "@playwright/test";
import { HOUR_MS } from "../../app/shared/durations.ts";
import { expect } from "../fixtures/journey.ts";
import type { Colleague, OfficeServer } from "../fixtures/office-server.ts";
import { runAxe } from "./accessibility/run-axe.ts";

type Person = Pick<Colleague, "email" | "password">;

/** Signs somebody in by the form of the office. */
export async function signIn(page: Page, office: { readonly url: string }, person: Person): Promise<void> {
	await page.goto(`${office.url}/admin`);
	await page.getByLabel("Почта").fill(person.email);
	await page.getByLabel("Пароль").fill(person.password);
	await page.getByRole("button", { name: "Войти" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.getByRole("navigation", { name: "Разделы" }).first()).toBeAttached();
}

/** Signs somebody in and opens a screen of the office, `at` what follows the "#" of its address. */
export async function enter(
	page: Page,
	office: { readonly url: string },
	{ person, at }: { readonly person: Person; readonly at: string },
): Promise<void> {
	await signIn(page, office, person);
	await page.goto(`${office.url}/admin#${at}`);
	await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
}

/** A field by the beginning of its label. */
export const box = (page: Page, name: string) => page.getByRole("textbox", { name: new RegExp(`^${name}`) });

/** Opens a tab of a form by the beginning of its name. */
export const part = (page: Page, name: string) => page.getByRole("tab", { name: new RegExp(`^${name}`) }).click();

export async function choose(page: Page, name: string, option: string): Promise<void> {
	await page.getByRole("combobox", { name: new RegExp(`^${name}`) }).click();
	await page.getByRole("option", { name: option, exact: true }).click();
}

/** The moment an hour from now, as the field of a text's schedule takes it: on the clock of Moscow. */
export const anHourAhead = () => new Date(Date.now() + 4 * HOUR_MS).toISOString().slice(0, 19);

type Scheduled = { readonly resource: "courses" | "posts"; readonly slug: string; readonly locale: "ru" | "en" };
const SHORTLY_MS = 3000;

/** Moves the moment at which a saved text comes out to three seconds from now. @returns that moment */
export async function bringForward(office: OfficeServer, { resource, slug, locale }: Scheduled): Promise<Date> {
	const found = await office.ask<{ id: string; slug: string }[]>("GET", `${resource}?q=${slug}`);
	const path = `${resource}/${found.body.data.find((one) => one.slug === slug)?.id}`;
	const { texts, ...record } = (await office.ask<{ texts: Record<string, object> }>("GET", path)).body.data;
	const publishAt = new Date(Date.now() + SHORTLY_MS);
	const moved = { ...texts, [locale]: { ...texts[locale], publishAt: publishAt.toISOString() } };
	expect((await office.ask("PUT", path, { ...record, texts: moved })).status).toBe(200);
	return publishAt;
}

/** Presses "save", and gives the status of the answer; other calls of the office pass by meanwhile. */
export async function save(page: Page, resource = "[a-z-]+"): Promise<number> {
	const address = new RegExp(`/api/admin/${resource}(?:/[^/]+)?$`);
	const answered = page.waitForResponse(
		(response) =>
			address.test(new URL(response.url()).pathname) && ["POST", "PUT"].includes(response.request().method()),
	);
	await page.getByRole("button", { name: "Сохранить" }).click();
	return (await answered).status();
}

/** The longest screens have thousands of elements to look at, on a machine that may be slow. */
const SETTLING_MS = 60_000;

/** A loaded screen has a heading, no known obstacle, nothing wider than the window and no key instead of words. */
export async function checkScreen(page: Page, place: string): Promise<void> {
	await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
	await expect(page.getByRole("progressbar")).toHaveCount(0);
	// What fades in has little contrast at first: only what stays is a fault.
	await expect
		.configure({ soft: true })
		.poll(() => listFaults(page), { message: place, timeout: SETTLING_MS })
		.toEqual([]);
}

async function listFaults(page: Page): Promise<string[]> {
	const faults = await runAxe(page);
	const { tooWide, said } = await page.evaluate(() => {
		const { scrollWidth, clientWidth } = document.documentElement;
		return { tooWide: scrollWidth - clientWidth, said: document.body.textContent };
	});
	if (tooWide > 0) faults.push(`wider than the window by ${tooWide} px`);
	if (said.includes("resources.")) faults.push("a key instead of words");
	return faults;
}
