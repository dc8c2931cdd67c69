import { data } from "react-router";
import { faqJsonLd } from "../../features/catalog/courses/course-json-ld.ts";
import { LENDER_PATHS } from "../../features/catalog/instalments/lender-view.ts";
import { listFaq } from "../../features/catalog/list-faq.server.ts";
import { describeLenders } from "../../features/checkout/ways-to-pay/describe-lenders.ts";
import type { LenderPageView } from "../../features/checkout/ways-to-pay/paying-view.ts";
import { getPage, type PageView } from "../../features/pages/get-page.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type Door, type DoorArgs, openDoor } from "../open-door.server.ts";
import { pageAt } from "../page-at.server.ts";
import type { LoadedHead } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { openCalculator } from "./open-calculator.server.ts";

/** What the page of the bank that stands at the address loads: its text, its terms, the calculator with what the address asks for. */
export async function openLender(args: DoorArgs) {
	const door = await openDoor(args);
	const { db, locale, now, settings, facts, lifetime, isDemoPayment } = door;
	const code = pageAt(LENDER_PATHS, door);
	const slug = door.path.slice(1);
	const page = await getPage(db, { slug, locale, now, facts });
	const lender = describeLenders(door).find((bank) => bank.lender === code);
	if (!page || !lender) pageNotFound(door);
	const { calculator, status } = await openCalculator(door, [lender]);
	const form = await getRequestForm(db, { kind: "instalment", locale, now, settings });
	lifetime.until(form.validUntil);
	const { cooling_off } = settings;
	const view: LenderPageView = {
		title: page.title,
		lead: page.lead,
		html: page.text.html,
		faq: await listFaq(db, { page: slug, locale, facts }),
		isDemo: isDemoPayment,
		lender,
		calculator,
		coolingOff: cooling_off ? { text: cooling_off[locale], asOf: cooling_off.as_of } : undefined,
	};
	return data({ view, form, head: payingHead(page, view.faq, door) }, { status });
}

/** The title and the structured data of a page about paying. */
export function payingHead(page: PageView, faq: LenderPageView["faq"], door: Door): LoadedHead {
	const { locale, path } = door;
	const t = translatorOf(locale, "paying");
	const crumbs = [...(path === "/oplata" ? [] : [{ label: t("crumb"), path: "/oplata" }]), { label: page.title, path }];
	return {
		title: page.seo.title,
		description: page.seo.description,
		path,
		locales: page.locales,
		jsonLd: [crumbsJsonLd(door, ...crumbs), faqJsonLd(faq.flatMap(({ questions }) => questions))],
	};
}
