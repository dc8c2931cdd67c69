import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import type { BlogListView } from "../../blog-list-view.ts";
import { BlogFilters } from "./blog-filters.tsx";
import { BlogResults } from "./blog-results.tsx";

/** The list of posts with its search, rubrics and topics. */
export default function BlogPage({ list }: { list: BlogListView }) {
	return (
		<main id="main">
			<Section joined>
				<div className="blog">
					<BlogHead list={list} />
					<BlogFilters list={list} />
					<BlogResults list={list} />
				</div>
			</Section>
		</main>
	);
}

function BlogHead({ list: { rubric, school } }: { list: BlogListView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	const home = { label: t("home"), to: localizePath("/", locale) };
	const blog = { label: t("crumb"), to: localizePath("/blog", locale) };
	return (
		<header className="blog__head">
			<Crumbs items={rubric ? [home, blog, { label: rubric.title }] : [home, { label: t("crumb") }]} />
			<SectionHead
				as="h1"
				lead={rubric ? rubric.description : t("lead")}
				title={rubric ? rubric.title : t.rich("title", { school, ...richTags })}
			/>
		</header>
	);
}
