import { data, redirect, useActionData, useLoaderData } from "react-router";
import { OrderRefundPage } from "../../features/checkout/components/order/order-refund-page.tsx";
import { getRefundPage, printRefundStep } from "../../features/checkout/refunds/get-refund-page.server.ts";
import { requestRefund } from "../../features/checkout/refunds/request-refund.server.ts";
import { CHECKOUT_ERRORS } from "../../features/checkout/rules/checkout-errors.ts";
import { readRefundForm } from "../../features/checkout/rules/refund-form.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/order-refund";
import { checkoutDepsOf } from "./checkout-deps.server.ts";

await needMessages("order");

export const handle: DoorHandle = { scene: "paper" };

export async function loader(args: Route.LoaderArgs) {
	const { db, locale, settings } = await openDoor(args);
	const refund = await getRefundPage(db, { token: args.params.token });
	if (!refund) pageNotFound({ path: "/order", locale });
	const t = translatorOf(locale, "order");
	const view = {
		refund,
		days: settings.facts.refund_days.value,
		head: {
			title: t("refund.pageTitle", { number: refund.number }),
			description: t("metaDescription"),
			path: "/order",
			locales: LOCALES,
			noindex: true,
		},
	};
	return data(view, { status: refund.refusal ? CHECKOUT_ERRORS[refund.refusal] : 200 });
}

/** First the reason, answered by the form that confirms; then the confirmation of the amount that was shown. */
export async function action(args: Route.ActionArgs) {
	const door = await openDoor(args);
	const { token } = args.params;
	const form = readRefundForm(readFormTexts(await args.request.formData()));
	const { reason, problem } = form;
	if (form.step === "reason" || problem) return data({ reason, problem }, { status: problem ? 400 : 200 });
	if (form.step === "review") return { reason, step: printRefundStep(reason) };
	const { key, expected } = form;
	const refund = { token, key, by: "customer", reason, expected };
	const requested = await requestRefund(door.db, refund, checkoutDepsOf(door));
	if (requested.ok) return redirect(`${withoutBase(args.url.pathname).replace(/\/refund\/?$/, "")}#refunds`, 303);
	if (requested.code === "orderUnknown") pageNotFound({ path: "/order", locale: door.locale });
	const step = requested.code === "amountChanged" ? printRefundStep(reason) : undefined;
	return data({ reason, step, error: requested.code }, { status: CHECKOUT_ERRORS[requested.code] });
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

export const meta = metaFromLoader;

export default function OrderRefundDoor() {
	const { refund, days } = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<OrderRefundPage
				refund={refund}
				days={days}
				step={answer && "step" in answer ? answer.step : undefined}
				reason={answer?.reason ?? ""}
				problem={answer && "problem" in answer ? answer.problem : undefined}
				error={answer && "error" in answer ? answer.error : undefined}
			/>
			<LostToast lost={lost} />
		</>
	);
}
