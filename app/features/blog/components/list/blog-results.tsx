import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { ChipLink, Chips } from "../../../../ui/form/chip.tsx";
import { Empty } from "../../../../ui/notice/empty.tsx";
import { Pagination } from "../../../../ui/wayfinding/pagination.tsx";
import { type BlogListView, blogPath } from "../../blog-list-view.ts";
import { PostCard } from "../card/post-card.tsx";

/** Id of what was found, which stands above the links to more of it. */
const LIST = "posts";

/** What was found, page by page. */
export function BlogResults({ list }: { list: BlogListView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	const { filters, total, pages, mended } = list;
	if (total === 0) return <NothingFound list={list} />;
	return (
		<section aria-label={t("list")} className="blog__results" id={LIST}>
			<p aria-live="polite" className="blog__count" role="status">
				{mended && <span>{t("mended", { typed: filters.q ?? "", mended })} </span>}
				{t(filters.q ? "found" : "posts", { count: total })}
			</p>
			<div className="blog__grid" data-parts="">
				{list.posts.map(({ card, hit }, index) => (
					<PostCard
						card={card}
						heading="h2"
						hit={hit}
						isLead={list.hasLead && index === 0}
						key={card.slug}
						withExcerpt
					/>
				))}
			</div>
			<Pagination
				current={filters.page}
				list={LIST}
				to={(page) => localizePath(blogPath({ ...filters, page }), locale)}
				total={pages}
			/>
			<Tags list={list} />
		</section>
	);
}

function Tags({ list: { tags, filters } }: { list: BlogListView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	if (tags.length === 0) return null;
	return (
		<div className="blog__tags">
			<h2 className="step-2">{t("tags")}</h2>
			<Chips label={t("tags")}>
				{tags.map((tag) => (
					<ChipLink beginAt={LIST} current={tag === filters.tag} key={tag} to={localizePath(blogPath({ tag }), locale)}>
						{tag}
					</ChipLink>
				))}
			</Chips>
		</div>
	);
}

function NothingFound({ list }: { list: BlogListView }) {
	const t = useTranslations("blog.empty");
	const locale = useLocale();
	return (
		<section className="blog__results">
			<div role="status">
				<Empty
					action={
						<LinkButton preventScrollReset to={localizePath("/blog", locale)} variant="secondary">
							{t("action")}
						</LinkButton>
					}
					framed
					title={t("title")}
				>
					{t("text")}
				</Empty>
			</div>
			<div className="blog__grid" data-parts="">
				{list.newest.map((card) => (
					<PostCard card={card} key={card.slug} withExcerpt />
				))}
			</div>
			<Tags list={list} />
		</section>
	);
}
