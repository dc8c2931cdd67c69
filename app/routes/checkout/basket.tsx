import { data, redirect, useActionData, useLoaderData } from "react-router";
import {
	addLine,
	readBasket,
	readLine,
	removeLines,
	writeBasket,
} from "../../features/checkout/basket/basket-cookie.ts";
import { followRenames } from "../../features/checkout/basket/follow-renames.server.ts";
import { getBasket } from "../../features/checkout/basket/get-basket.server.ts";
import { readIds } from "../../features/checkout/basket/read-checkout-lines.ts";
import { BasketPage } from "../../features/checkout/components/basket/basket-page.tsx";
import { CHECKOUT_ERRORS } from "../../features/checkout/rules/checkout-errors.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/basket";
import { findUnpaid, openCheckoutDoor, promoTriesOf } from "./open-checkout-door.server.ts";

await needMessages("basket");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openCheckoutDoor(args);
	const { db, environment, locale, now, query, cookies, requestTokens } = door;
	const kept = readBasket(cookies);
	const lines = await followRenames(db, kept);
	const promoCode = query.get("promo");
	const t = translatorOf(locale, "basket");
	const view = {
		basket: await getBasket(db, {
			lines,
			promoCode,
			promoTries: promoTriesOf(door),
			locale,
			requestTokens,
			now,
			takesForeignCards: door.takesForeignCards,
		}),
		promoCode: promoCode ?? "",
		unpaid: await findUnpaid(door),
		head: {
			title: t("metaTitle"),
			description: t("metaDescription"),
			path: "/basket",
			locales: LOCALES,
			noindex: true,
		},
	};
	// The script removes lines from the cookie by the names that the page shows.
	const cookie = writeBasket(lines, environment.isSecure);
	const isRenamed = cookie !== writeBasket(kept, environment.isSecure);
	return data(view, isRenamed ? { headers: { "Set-Cookie": cookie } } : {});
}

/** Without script: adds a course or removes one. */
export async function action(args: Route.ActionArgs) {
	const { db, environment } = await openDoor(args);
	const lines = await followRenames(db, readBasket(args.request.headers.get("cookie")));
	const { remove, course, tariff, start } = readFormTexts(await args.request.formData());
	const isRemoval = remove !== undefined;
	const asked = isRemoval ? readLine(remove) : readIds(course, tariff, start);
	const [line] = await followRenames(db, asked ? [asked] : []);
	if (!line) return data({ refusal: "courseUnknown" as const }, { status: CHECKOUT_ERRORS.courseUnknown });
	const changed = isRemoval ? removeLines(lines, [line]) : addLine(lines, line);
	if (!changed) return data({ refusal: "basketTooLarge" as const }, { status: CHECKOUT_ERRORS.basketTooLarge });
	const cookie = writeBasket(changed, environment.isSecure);
	return redirect(withoutBase(args.url.pathname) + args.url.search, { status: 303, headers: { "Set-Cookie": cookie } });
}

export const meta = metaFromLoader;

export default function BasketDoor() {
	const view = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return <BasketPage {...view} refusal={refused?.refusal} />;
}
