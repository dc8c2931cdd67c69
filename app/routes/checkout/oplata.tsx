import { data, useLoaderData } from "react-router";
import { describeCredit } from "../../features/catalog/instalments/describe-credit.ts";
import { listFaq } from "../../features/catalog/list-faq.server.ts";
import { PayingPage } from "../../features/checkout/components/paying/paying-page.tsx";
import { describeLenders } from "../../features/checkout/ways-to-pay/describe-lenders.ts";
import { describePaying } from "../../features/checkout/ways-to-pay/describe-paying.ts";
import type { PayingPageView } from "../../features/checkout/ways-to-pay/paying-view.ts";
import { getPage } from "../../features/pages/get-page.server.ts";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { needMessages } from "../../i18n/message-catalogues.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/oplata";
import { openCalculator } from "./open-calculator.server.ts";
import { payingHead } from "./open-lender.server.ts";

await needMessages("courseCard", "paying", "instalments");

export const handle: DoorHandle = { cache: { params: ["course", "tariff", "price", "months", "bank"] }, scene: "day" };

export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { db, locale, now, facts, settings, lifetime, banks, isDemoPayment } = door;
	const page = await getPage(db, { slug: "oplata", locale, now, facts });
	if (!page) pageNotFound(door);
	const lenders = describeLenders(door);
	const opened = lenders.length > 0 ? await openCalculator(door, lenders) : undefined;
	const form = await getRequestForm(db, { kind: "callback", locale, now, settings });
	lifetime.until(form.validUntil);
	const view: PayingPageView = {
		title: page.title,
		lead: page.lead,
		html: page.text.html,
		faq: await listFaq(db, { page: "oplata", locale, facts }),
		isDemo: isDemoPayment,
		credit: describeCredit(settings, locale),
		calculator: opened?.calculator,
		...describePaying(banks, settings),
	};
	const head = payingHead(page, view.faq, door);
	return data({ view, form, head }, { status: opened?.status ?? 200 });
}

export const meta = metaFromLoader;

export default function PayingDoor() {
	const { view, form } = useLoaderData<typeof loader>();
	return <PayingPage form={<InlineRequest form={form} />} view={view} />;
}
