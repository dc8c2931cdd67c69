import { type SqlBool, sql } from "kysely";
import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import type { FaqGroupView } from "./courses/course-view.ts";

/** Questions and answers by group: all of them, or the groups that a page shows. */
export async function listFaq(
	db: Database,
	{ page, locale, facts }: { page?: string; locale: Locale; facts: Facts },
): Promise<FaqGroupView[]> {
	let query = db
		.selectFrom("faqGroup")
		.innerJoin("faqQuestion", "faqQuestion.groupId", "faqGroup.id")
		.orderBy("faqGroup.position")
		.orderBy("faqQuestion.position")
		.select(["faqGroup.slug", "faqGroup.text as groupText", "faqQuestion.text"]);
	if (page) query = query.where(sql<SqlBool>`${page} = any(faq_group.pages)`);
	const groups = new Map<string, { slug: string; title: string; questions: { q: string; a: string }[] }>();
	for (const { slug, groupText, text } of await query.execute()) {
		const group = groups.get(slug) ?? { slug, title: groupText[locale].title, questions: [] };
		group.questions.push(text[locale]);
		groups.set(slug, group);
	}
	return quoteFacts([...groups.values()], facts);
}
