import { faqJsonLd } from "../../features/catalog/courses/course-json-ld.ts";
import { listFaq } from "../../features/catalog/list-faq.server.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import { loadTextPage } from "../load-text-page.server.ts";
import type { Door } from "../open-door.server.ts";

/** What both pages about money of the state load: the text with its steps apart, the questions shown there, the form of a call. */
export async function openMoneyHelp(door: Door, slug: "tax" | "capital") {
	const { db, locale, now, facts, settings, lifetime } = door;
	const { page, head } = await loadTextPage(door, { slug, address: `/${slug}`, parts: true });
	const faq = await listFaq(db, { page: slug, locale, facts });
	const request = await getRequestForm(db, { kind: "callback", locale, now, settings });
	lifetime.until(request.validUntil);
	const questions = faq.flatMap((group) => group.questions);
	const jsonLd = questions.length > 0 ? [...head.jsonLd, faqJsonLd(questions)] : head.jsonLd;
	return { page, faq, request, head: { ...head, jsonLd } };
}
