/** A page as a browser without script shows it, and where it stands. */
export type Page = { readonly url: string; readonly html: string };

/** A card in the shape of the form; the rest is what every test card wants. */
export function card(number: string): Record<string, string> {
	return { action: "pay", card_number: number, card_expiry: "12/39", card_cvc: "123" };
}

export async function visit(url: string, language = "ru"): Promise<Page> {
	const response = await fetch(url, { headers: { "accept-language": language }, redirect: "manual" });
	if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
	return { url, html: await response.text() };
}

/**
 * Fills in the only form of a page and presses the button `action`. Follows redirects while they stay at the bank.
 * @returns the next page of the bank, or a page without HTML at the address of the shop.
 */
async function submit(page: Page, fields: Record<string, string>): Promise<Page> {
	for (const name of Object.keys(fields)) {
		if (!page.html.includes(` name="${name}"`)) throw new Error(`The page has no field ${name}`);
	}
	if (!page.html.includes(`name="action" value="${fields.action}"`)) throw new Error(`No button ${fields.action}`);
	const defaults = Object.fromEntries(readDefaults(page.html));
	const body = new URLSearchParams({ ...defaults, ...fields });
	const response = await fetch(page.url, { method: "POST", body, redirect: "manual" });
	const location = response.headers.get("location");
	if (!location) return { url: page.url, html: await response.text() };
	const next = new URL(location, page.url).href;
	return new URL(next).origin === new URL(page.url).origin ? visit(next) : { url: next, html: "" };
}

/** Visits and submits in one go: the usual way through a bank's page. */
export async function pay(url: string, ...steps: readonly Record<string, string>[]): Promise<Page> {
	let page = await visit(url);
	for (const step of steps) page = await submit(page, step);
	return page;
}

function* readDefaults(html: string): Generator<[string, string]> {
	for (const [, name = "", value = ""] of html.matchAll(/type="radio" name="(\w+)" value="([^"]*)" checked/g)) {
		yield [name, value];
	}
	for (const [, name = "", options = ""] of html.matchAll(/<select name="(\w+)">(.*?)<\/select>/gs)) {
		yield [name, /value="([^"]*)" selected/.exec(options)?.[1] ?? ""];
	}
}
