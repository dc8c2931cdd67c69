import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { PostCard } from "../../../blog/components/card/post-card.tsx";
import type { PostSummary } from "../../../blog/post-summary.ts";

/** The newest posts of the blog. */
export const News = keepPart(function News({ posts }: { posts: readonly PostSummary[] }) {
	const t = useTranslations("homeRest.news");
	const locale = useLocale();
	if (posts.length === 0) return null;
	return (
		<Section>
			<SectionHead
				action={<MoreLink to={localizePath("/blog", locale)}>{t("all")}</MoreLink>}
				lead={t("lead")}
				title={t.rich("title", richTags)}
			/>
			<Rail>
				{posts.map((card) => (
					<PostCard card={card} key={card.slug} />
				))}
			</Rail>
		</Section>
	);
});
