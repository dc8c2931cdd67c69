import { followSlugs } from "../../../database/follow-slugs.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import { quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import { getCourse } from "../catalog/courses/get-course.server.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import { describeCredit } from "../catalog/instalments/describe-credit.ts";
import { describeInstalmentTerms } from "../catalog/instalments/describe-instalment-terms.server.ts";
import type { LenderView } from "../catalog/instalments/lender-view.ts";
import { getRequestForm } from "../requests/pages/get-request-form.server.ts";
import { factsOf, type SiteSettings } from "../settings/site-settings.ts";
import type { ArticleBlock } from "./article/article-block.ts";
import { type WidgetParts, widgetFormKey } from "./post-page-view.ts";

type Question = {
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
	/** Banks that a calculator offers. */
	readonly lenders: readonly LenderView[];
	readonly takesForeignCards: boolean;
};

type LoadedWidgets = {
	/** The blocks, which name courses as they are called now. */
	readonly blocks: ArticleBlock[];
	readonly parts: WidgetParts;
	readonly changesAt: readonly (Date | undefined)[];
};

/** Everything that the widgets of an article show, and when it changes by itself. */
export async function loadWidgets(
	db: Database,
	written: readonly ArticleBlock[],
	{ locale, now, settings, lenders, takesForeignCards }: Question,
): Promise<LoadedWidgets> {
	const blocks = await followRenames(db, written);
	const months = settings.facts.instalment_default.value;
	const slugs = blocks.flatMap((block) => (block.kind === "course" ? [block.slug] : []));
	const cards = slugs.length > 0 ? await listCourses(db, { slugs }, { locale, now, months }) : [];
	const asked = blocks.filter((block) => block.kind === "request-form");
	const forms = await Promise.all(
		asked.map(({ request, course }) =>
			getRequestForm(db, { kind: request, courseSlug: course, locale, now, settings }),
		),
	);
	const planned = blocks.flatMap((block) => (block.kind === "instalments" ? [block.course] : []));
	const plans = await Promise.all(planned.map((slug) => getCourse(db, { slug, locale, now, settings })));
	const { terms, until } = describeInstalmentTerms(settings, { locale, now });
	return {
		blocks,
		parts: {
			courses: quoteFacts(Object.fromEntries(cards.map((card) => [card.slug, card])), factsOf(settings, locale)),
			forms: Object.fromEntries(
				asked.flatMap((block, index) => {
					const form = forms[index];
					return form ? [[widgetFormKey(block), form]] : [];
				}),
			),
			plans: Object.fromEntries(
				plans.flatMap((course) =>
					course ? [[course.slug, { slug: course.slug, path: course.path, tariffs: course.tariffs }]] : [],
				),
			),
			instalments: terms,
			credit: describeCredit(settings, locale),
			lenders,
			takesForeignCards,
			taxPercent: settings.facts.tax_percent.value,
		},
		changesAt: [
			...forms.map(({ validUntil }) => validUntil),
			...cards.flatMap(({ price, nextStart }) => [price.saleUntil, nextStart?.at]),
			...(planned.length > 0 ? [until] : []),
		],
	};
}

/** Widgets with the current slugs of their courses: a restored older text, or an author, may name a course as it was called once. */
async function followRenames(db: Database, blocks: readonly ArticleBlock[]): Promise<ArticleBlock[]> {
	const named = blocks.map((block) =>
		block.kind === "course" ? block.slug : "course" in block ? block.course : undefined,
	);
	const slugs = [...new Set(named.filter((slug) => slug !== undefined))];
	const present = await followSlugs(db, "course", slugs);
	return blocks.map((block, index) => {
		const slug = present[slugs.indexOf(named[index] ?? "")];
		if (slug === undefined) return block;
		return block.kind === "course" ? { ...block, slug } : { ...block, course: slug };
	});
}
