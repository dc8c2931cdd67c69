import { data, redirect, type ShouldRevalidateFunctionArgs, useActionData, useLoaderData } from "react-router";
import { CheckoutPage } from "../../features/checkout/components/checkout/checkout-page.tsx";
import { withChoices } from "../../features/checkout/components/checkout/choices-in-address.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import type { Route } from "./+types/checkout";
import { chosenSearchContext } from "./chosen-search.server.ts";
import { openCheckout } from "./open-checkout.server.ts";
import { receiveCheckout } from "./receive-checkout.server.ts";
import "../../ui/frame/plain-footer.css";
import "../../ui/frame/plain-header.css";

await needMessages("basket", "checkout", "instalments");

export const handle: DoorHandle = { scene: "paper", plain: true, waits: true };

export async function loader(args: Route.LoaderArgs) {
	const { locale } = await openDoor(args);
	const t = translatorOf(locale, "checkout");
	const chosen = args.context.get(chosenSearchContext);
	return {
		answer: await openCheckout(args),
		// Without script the address of an answer does not say what was chosen; its links to other languages do.
		chosen: chosen === null ? undefined : { from: args.url.search, to: chosen },
		head: {
			title: t("metaTitle"),
			description: t("metaDescription"),
			path: "/checkout",
			locales: LOCALES,
		},
	};
}

/** Every step posts here: a new price, a refusal that keeps what was typed, or the way to the bank. */
export async function action(args: Route.ActionArgs) {
	const received = await receiveCheckout(args);
	const headers = new Headers();
	for (const cookie of received.cookies) headers.append("Set-Cookie", cookie);
	if ("url" in received) return redirect(received.url, { status: 303, headers });
	args.context.set(chosenSearchContext, withChoices(args.url.search, received.answer));
	return data(received.answer, { status: received.status, headers });
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

/** The form's own answers say what has changed: writing its choices into the address asks for nothing more. */
export function shouldRevalidate({
	currentUrl,
	nextUrl,
	formMethod,
	defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
	const isSame =
		currentUrl.href !== nextUrl.href &&
		currentUrl.pathname === nextUrl.pathname &&
		currentUrl.searchParams.get("course") === nextUrl.searchParams.get("course");
	return formMethod || !isSame ? defaultShouldRevalidate : false;
}

export const meta = metaFromLoader;

export default function CheckoutDoor() {
	const { answer } = useLoaderData<typeof loader>();
	const posted = useActionData<typeof action>();
	return <CheckoutPage answer={posted && "kind" in posted ? posted : answer} />;
}
