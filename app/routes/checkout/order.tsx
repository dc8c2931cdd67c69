import { data, redirect, useActionData, useLoaderData } from "react-router";
import { startPayment } from "../../features/checkout/attempts/start-payment.server.ts";
import { OrderPage } from "../../features/checkout/components/order/order-page.tsx";
import { cancelOrder } from "../../features/checkout/orders/cancel-order.server.ts";
import { getOrderPage } from "../../features/checkout/orders/get-order-page.server.ts";
import type { OrderPageError } from "../../features/checkout/orders/order-page-view.ts";
import { CHECKOUT_ERRORS } from "../../features/checkout/rules/checkout-errors.ts";
import { readPaymentChoice } from "../../features/checkout/rules/payment-choice.ts";
import { paperSchool } from "../../features/settings/paper-school.ts";
import { localizePath } from "../../i18n/locales.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LEGAL_PATHS, type LegalKind } from "../../shared/legal-kinds.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage, readAfterAnswer } from "../keep-page.ts";
import { type Door, openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/order";
import { checkoutDepsOf } from "./checkout-deps.server.ts";
import { orderAgain } from "./order-again.server.ts";

await needMessages("order");

export const handle: DoorHandle = { scene: "paper" };

/** Nothing of the query is read: a bank's page can send people back with any words in the address. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, settings } = door;
	const order = await getOrderPage(db, { token: args.params.token, locale }, checkoutDepsOf(door));
	if (!order) pageNotFound({ path: "/order", locale });
	const t = translatorOf(locale, "order");
	return {
		order,
		zone: settings.hours.zone,
		creditWarning: settings.credit_warning[locale],
		isDemoPayment: door.isDemoPayment,
		school: paperSchool(settings, locale),
		documentPaths: Object.fromEntries(
			order.documents.map(({ kind, number, locale: of }) => [
				kind,
				localizePath(`${LEGAL_PATHS[kind as LegalKind]}?version=${number}`, of),
			]),
		),
		head: {
			title: t("pageTitle", { number: order.number }),
			description: t("metaDescription"),
			path: "/order",
			locales: LOCALES,
			noindex: true,
		},
	};
}

export async function action(args: Route.ActionArgs) {
	const door = await openDoor(args);
	const { token } = args.params;
	const texts = readFormTexts(await args.request.formData());
	const deps = checkoutDepsOf(door);
	const here = redirect(withoutBase(args.url.pathname), 303);
	if (texts.intent === "cancel") {
		const cancelled = await cancelOrder(door.db, { token, by: "customer" }, deps);
		return cancelled.ok ? here : refuse(cancelled.code, door);
	}
	if (texts.intent === "again") return (await orderAgain(args, door)) ?? here;
	if (texts.intent !== "pay") return here;
	const choice = readPaymentChoice(texts);
	if (!choice) return refuse("paymentTypeNotOffered", door);
	const { limits, visitor } = door;
	const isWithinLimits = (await limits.paymentsByAddress.take(visitor)) && (await limits.paymentsByOrder.take(token));
	if (!isWithinLimits) return refuse("tooOften", door);
	const started = await startPayment(door.db, { token, ...choice }, deps);
	if (!started.ok) return refuse(started.code, door);
	return started.outcome === "redirect" ? redirect(started.url, 303) : here;
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

function refuse(code: OrderPageError, { locale }: Door) {
	if (code === "orderUnknown") pageNotFound({ path: "/order", locale });
	return data({ error: code }, { status: CHECKOUT_ERRORS[code] });
}

/** A bank that refuses leaves a payment that has failed. */
export const shouldRevalidate = readAfterAnswer;

export const meta = metaFromLoader;

export default function OrderDoor() {
	const view = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<OrderPage {...view} error={answer?.error} />
			<LostToast lost={lost} />
		</>
	);
}
