import { redirect } from "react-router";
import { readBasket, refillBasket, writeBasket } from "../../features/checkout/basket/basket-cookie.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import { findAgain } from "../../features/checkout/orders/find-again.server.ts";
import { getOrder } from "../../features/checkout/orders/get-order.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import type { Door } from "../open-door.server.ts";

type AgainArgs = { readonly request: Request; readonly params: { readonly token: string } };

/** Puts the courses of an order that ended without money into the basket and leads to its checkout; undefined where there are none. */
export async function orderAgain({ request, params }: AgainArgs, door: Door): Promise<Response | undefined> {
	const { db, environment, locale } = door;
	const order = await getOrder(db, { token: params.token });
	const again = order && (await findAgain(db, order));
	if (!again) return undefined;
	const kept = await followRenames(db, readBasket(request.headers.get("cookie")));
	const cookie = writeBasket(refillBasket(kept, again.lines), environment.isSecure);
	const checkout = localizePath("/checkout", locale);
	return redirect(again.query ? `${checkout}?${again.query}` : checkout, {
		status: 303,
		headers: { "Set-Cookie": cookie },
	});
}
