import { useLocale } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Avatar } from "../../../../ui/person/avatar.tsx";
import { Person } from "../../../../ui/person/person.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { Night } from "../../../../ui/scene/night.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import { blogPath } from "../../blog-list-view.ts";
import { countComments } from "../../comments/comment-view.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { authorPath } from "../../post-summary.ts";
import { Count } from "../card/post-meta.tsx";
import "./post-head.css";
import { Link } from "../../../../ui/link/link.tsx";

/** Title, who and when, and the cover under a night sky. */
export function PostHead({ page }: { page: PostPageView }) {
	const t = useTranslations("blog");
	const locale = useLocale();
	const { post } = page;
	const rubric = localizePath(blogPath({ rubric: post.rubric.slug }), locale);
	return (
		<>
			<Wrap as="header" className="post-head">
				<Crumbs
					items={[
						{ label: t("home"), to: localizePath("/", locale) },
						{ label: t("crumb"), to: localizePath("/blog", locale) },
						{ label: post.rubric.title, to: rubric },
					]}
				/>
				<h1>
					<Unbroken>{post.title}</Unbroken>
				</h1>
				<p className="lead">
					<Unbroken>{post.excerpt}</Unbroken>
				</p>
				<PostMeta page={page} />
			</Wrap>
			<Wrap>
				<Night className="post-hero" edged sky>
					<Art className="post-hero__art" fetchPriority="high" loading="eager" name={post.cover} />
					<Art className="post-hero__planet" loading="eager" name="planet-saturn" />
					<Art className="post-hero__moon" loading="eager" name="moon" />
				</Night>
			</Wrap>
		</>
	);
}

function PostMeta({ page: { post, comments, zone } }: { page: PostPageView }) {
	const t = useTranslations("postCard");
	const words = useTranslations("blog");
	const locale = useLocale();
	const talk = countComments(comments);
	return (
		<div className="post-meta">
			{post.authors.map(({ slug, name, role, avatar }) => (
				<Person
					avatar={<Avatar art={avatar} />}
					key={slug}
					name={<Link to={localizePath(authorPath(slug), locale)}>{name}</Link>}
					note={role}
				/>
			))}
			<span>
				<Icon name="calendar" />
				<VisuallyHidden>{words("publishedOn")} </VisuallyHidden>
				<time dateTime={post.publishedAt.toISOString()}>{formatDate(post.publishedAt, locale, zone)}</time>
			</span>
			<span>
				<Icon name="clock" />
				{t("minutes", { count: post.minutes })}
			</span>
			<Count icon="eye" said={t("views", { count: post.views })} value={post.views} />
			<a href="#comments">
				<Count icon="message-circle" said={t("comments", { count: talk })} value={talk} />
			</a>
		</div>
	);
}
