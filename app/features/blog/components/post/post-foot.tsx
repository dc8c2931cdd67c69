import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { ChipLink, Chips } from "../../../../ui/form/chip.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { blogPath } from "../../blog-list-view.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { authorPath } from "../../post-summary.ts";
import { Share } from "./share.tsx";

/** After the last word: topics, ways to share, who wrote it. */
export function PostFoot({ page: { post, url } }: { page: PostPageView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	return (
		<>
			<div className="post-foot">
				<Chips label={t("tags")}>
					{post.tags.map((tag) => (
						<ChipLink key={tag} to={localizePath(blogPath({ tag }), locale)}>
							{tag}
						</ChipLink>
					))}
				</Chips>
				<Share title={post.title} url={url} />
			</div>
			{post.authors.map(({ slug, name, bio, avatar }) => (
				<Card className="post-author" key={slug}>
					<Avatar art={avatar} />
					<Stack gap={2}>
						<h2>{name}</h2>
						<p className="muted">
							<Unbroken>{bio}</Unbroken>
						</p>
						<p>
							<MoreLink to={localizePath(authorPath(slug), locale)}>{t("author.all")}</MoreLink>
						</p>
					</Stack>
				</Card>
			))}
		</>
	);
}
