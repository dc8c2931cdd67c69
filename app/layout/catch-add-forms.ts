import { addLine, readBasket, writeLine } from "../features/checkout/basket/basket-cookie.ts";
import { keepBasket } from "../features/checkout/basket/basket-store.ts";
import { readIds } from "../features/checkout/basket/read-checkout-lines.ts";

const IDS = ["course", "tariff", "start"] as const;
/** A form that is sent a second time within this time was pressed twice by mistake: it adds one place. */
const PAUSE_MS = 1_000;

/**
 * Forms marked `data-basket` add a course to the basket without leaving the page, and the basket opens. A full basket and invalid ids are
 * left to the server, which reports them; the same form again within a second is ignored. A browser that stores no basket goes to the
 * checkout of that course, which needs none.
 * @returns a function that stops it.
 */
export function catchAddForms(): () => void {
	let added: { readonly line: string; readonly at: number } | undefined;
	function add(event: SubmitEvent): void {
		const form = event.target;
		if (!(form instanceof HTMLFormElement) || form.dataset.basket === undefined) return;
		const values = new FormData(form);
		const line = readIds(...(IDS.map((name) => values.get(name)) as [string, string, string]));
		if (!line) return;
		const name = writeLine(line);
		const isAgain = added?.line === name && event.timeStamp - added.at < PAUSE_MS;
		if (isAgain) event.preventDefault();
		if (isAgain || !keepBasket((lines) => addLine(lines, line))) return;
		event.preventDefault();
		added = { line: name, at: event.timeStamp };
		if (!readBasket(document.cookie).some((kept) => writeLine(kept) === name)) {
			window.location.assign(addressCheckout(form.action, values));
			return;
		}
		document.querySelector<HTMLAnchorElement>(".basket-btn")?.click();
	}
	window.addEventListener("submit", add, true);
	return () => window.removeEventListener("submit", add, true);
}

/** The checkout beside the basket that a form posts to, in the same language. */
function addressCheckout(basket: string, values: FormData): string {
	const address = new URL(basket.replace(/basket$/, "checkout"));
	for (const name of IDS) {
		const value = values.get(name);
		if (typeof value === "string" && value) address.searchParams.set(name, value);
	}
	return address.href;
}
