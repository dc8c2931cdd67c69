import {
	changeLines,
	readBasket,
	readLine,
	writeBasket,
	writeLine,
} from "../../features/checkout/basket/basket-cookie.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import type { CheckoutView } from "../../features/checkout/placing/checkout-view.ts";
import type { CheckoutValues } from "../../features/checkout/rules/checkout-input.ts";
import { type CheckoutDoor, isOfBasket } from "./open-checkout-door.server.ts";

type Chosen = { readonly view: CheckoutView; readonly values: CheckoutValues };

/**
 * Stores the tariffs and groups shown for the lines of a basket in its cookie, so that another language, a reload and Back show the same
 * purchase; the form's values then name the lines as the basket has them. A purchase outside the basket stores nothing.
 */
export async function keepChosen(
	door: CheckoutDoor,
	{ view, values }: Chosen,
): Promise<{ readonly values: CheckoutValues; readonly cookies: readonly string[] }> {
	if (!isOfBasket(door)) return { values, cookies: [] };
	const chosen = view.lines.map(({ ids }) => ids);
	const shown = chosen.map((line, index) => readLine(values[`was.${index}`] ?? "") ?? line);
	const before = await followRenames(door.db, shown);
	const kept = readBasket(door.cookies);
	const basket = changeLines(
		await followRenames(door.db, kept),
		before.map((was, index) => ({ was, now: chosen[index] })),
	);
	const { isSecure } = door.environment;
	const cookie = writeBasket(basket, isSecure);
	const names = Object.fromEntries(chosen.map((line, index) => [`was.${index}`, writeLine(line)]));
	return { values: { ...values, ...names }, cookies: cookie === writeBasket(kept, isSecure) ? [] : [cookie] };
}
