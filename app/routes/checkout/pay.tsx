import { data, redirect, useActionData, useLoaderData } from "react-router";
import { InvoicePage } from "../../features/checkout/components/invoice/invoice-page.tsx";
import { getInvoice } from "../../features/checkout/invoices/get-invoice.server.ts";
import { getInvoicePage } from "../../features/checkout/invoices/get-invoice-page.server.ts";
import type { InvoiceAnswer } from "../../features/checkout/invoices/invoice-page-view.ts";
import { payInvoice } from "../../features/checkout/invoices/pay-invoice.server.ts";
import { CHECKOUT_ERRORS } from "../../features/checkout/rules/checkout-errors.ts";
import { readInvoiceForm } from "../../features/checkout/rules/read-invoice-form.server.ts";
import { paperSchool } from "../../features/settings/paper-school.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LOCALES } from "../../shared/localized.ts";
import { LostToast } from "../../ui/notice/lost-toast.tsx";
import type { DoorHandle } from "../door-handle.ts";
import { keepPage, readAfterAnswer } from "../keep-page.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { useKeptAnswer } from "../use-kept-answer.ts";
import { withoutBase } from "../without-base.server.ts";
import type { Route } from "./+types/pay";
import { checkoutDepsOf } from "./checkout-deps.server.ts";
import "../../ui/frame/plain-footer.css";
import "../../ui/frame/plain-header.css";

await needMessages("invoice", "order");

export const handle: DoorHandle = { scene: "paper", plain: true };

/** The invoice that number and key in the address open; without them the form that asks for it. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, query, settings } = door;
	const key = { number: query.get("number") ?? "", secret: query.get("secret") ?? "" };
	const isAsked = key.secret !== "";
	const invoice = isAsked ? await getInvoicePage(db, { ...key, locale }, checkoutDepsOf(door)) : undefined;
	const t = translatorOf(locale, "invoice");
	const view = {
		invoice,
		isUnknown: isAsked && !invoice,
		number: key.number,
		zone: settings.hours.zone,
		isDemoPayment: door.isDemoPayment,
		school: paperSchool(settings, locale),
		head: {
			title: t("pageTitle"),
			description: t("metaDescription"),
			path: "/pay",
			locales: LOCALES,
			noindex: true,
		},
	};
	return data(view, { status: view.isUnknown ? CHECKOUT_ERRORS.invoiceUnknown : 200 });
}

export async function action(args: Route.ActionArgs) {
	const door = await openDoor(args);
	const form = readInvoiceForm(readFormTexts(await args.request.formData()));
	const { number, email, secret } = form.values;
	const answer = (said: Partial<InvoiceAnswer>, status: number) => data({ ...said, number, email }, { status });
	if (!form.ok) return answer({ errors: form.errors }, 400);
	if (!(await door.limits.invoicesByAddress.take(door.visitor))) return answer({ isTooOften: true }, 429);
	const key = secret ? { number, secret } : { number, email };
	const invoice = await getInvoice(door.db, key);
	if (!invoice) return answer({ error: "invoiceUnknown" }, CHECKOUT_ERRORS.invoiceUnknown);
	const address = new URLSearchParams({ number: invoice.number, secret: invoice.payKey });
	const here = redirect(`${withoutBase(args.url.pathname)}?${address}`, 303);
	if (form.intent !== "pay") return here;
	if (!form.paymentType) return answer({ needsType: true }, 400);
	const { paymentType, isWhole, expected, expectedLeft } = form;
	const payment = { ...key, paymentType, isWhole, expected, expectedLeft };
	const started = await payInvoice(door.db, payment, checkoutDepsOf(door));
	if (!started.ok) return answer({ error: started.code }, CHECKOUT_ERRORS[started.code]);
	return started.outcome === "redirect" ? redirect(started.url, 303) : here;
}

/** Without a connection, and when the school fails, what was typed stays on the page. */
export function clientAction({ serverAction }: Route.ClientActionArgs) {
	return keepPage(() => serverAction());
}

/** A bank that refuses leaves a payment that has failed. */
export const shouldRevalidate = readAfterAnswer;

export const meta = metaFromLoader;

export default function PayDoor() {
	const view = useLoaderData<typeof loader>();
	const { answer, lost } = useKeptAnswer(useActionData<typeof clientAction>());
	return (
		<>
			<InvoicePage {...view} answer={answer} />
			<LostToast lost={lost} />
		</>
	);
}
