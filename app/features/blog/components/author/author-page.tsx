import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Section } from "../../../../ui/layout/section.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import { Pagination } from "../../../../ui/wayfinding/pagination.tsx";
import type { AuthorPageView } from "../../authors/author-view.ts";
import { authorPath } from "../../post-summary.ts";
import { PostCard } from "../card/post-card.tsx";

/** Who writes, and everything written. */
export default function AuthorPage({ view }: { view: AuthorPageView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	const { author, posts, total, page, pages } = view;
	const path = localizePath(authorPath(author.slug), locale);
	return (
		<main id="main">
			<Section joined>
				<div className="author-page">
					<Crumbs
						items={[
							{ label: t("home"), to: localizePath("/", locale) },
							{ label: t("crumb"), to: localizePath("/blog", locale) },
							{ label: author.name },
						]}
					/>
					<header className="author-page__head">
						<Avatar art={author.avatar} size="xl" />
						<div className="stack">
							<h1 className="step-5">{author.name}</h1>
							<p className="lead">{author.role}</p>
							<p>
								<Unbroken>{author.bio}</Unbroken>
							</p>
						</div>
					</header>
					<section aria-labelledby="written" className="author-page__posts">
						<h2 className="step-3" id="written">
							{t("author.title")} <span className="muted">{t("posts", { count: total })}</span>
						</h2>
						<div className="author-page__grid">
							{posts.map((card) => (
								<PostCard card={card} key={card.slug} withExcerpt />
							))}
						</div>
						<Pagination
							current={page}
							list="written"
							to={(number) => (number === 1 ? path : `${path}?page=${number}`)}
							total={pages}
						/>
					</section>
				</div>
			</Section>
		</main>
	);
}
