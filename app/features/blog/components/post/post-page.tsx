import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Rail } from "../../../../ui/layout/rail.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { LostToast } from "../../../../ui/notice/lost-toast.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { CardsCredit } from "../../../catalog/components/card/cards-credit.tsx";
import { CourseCard } from "../../../catalog/components/course-card.tsx";
import type { CommentAnswer } from "../../comments/comment-input.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { PostCard } from "../card/post-card.tsx";
import { Talk } from "../talk/talk.tsx";
import type { CommentDraft } from "../talk/use-comment-draft.ts";
import { ArticleBody } from "./article-body.tsx";
import { CourseAside } from "./course-aside.tsx";
import { PostContents } from "./post-contents.tsx";
import { PostFoot } from "./post-foot.tsx";
import { PostHead } from "./post-head.tsx";

type PostPageProps = {
	page: PostPageView;
	answer?: CommentAnswer | undefined;
	draft: CommentDraft;
	lost?: "offline" | "failed" | undefined;
};

/** An article from its title to what to read next. */
export default function PostPage({ page, answer, draft, lost }: PostPageProps) {
	const { post, courses } = page;
	return (
		<>
			<main className="post-page" id="main">
				<article>
					<PostHead page={page} />
					<Wrap className="post">
						<PostContents headings={post.text.headings} />
						<div className="post__text" data-parts="">
							<ArticleBody blocks={post.text.blocks} widgets={page.widgets} />
							<PostFoot page={page} />
							<Talk answer={answer} draft={draft} page={page} />
						</div>
						<CourseAside card={courses[0]} credit={page.widgets.credit} />
					</Wrap>
				</article>
				<PostCourses page={page} />
				<RelatedPosts page={page} />
			</main>
			<LostToast lost={lost} />
		</>
	);
}

/** Courses of the article that were not in its text; where one stands beside the text, it is not here once more. */
function PostCourses({ page: { courses, widgets } }: { page: PostPageView }) {
	const t = useTranslations("blog.courses");
	const untold = courses.filter(({ slug }) => !Object.hasOwn(widgets.courses, slug));
	if (untold.length === 0) return null;
	return (
		<div className={untold[0] === courses[0] ? "post-courses" : undefined}>
			<Section>
				<SectionHead title={t.rich("title", richTags)} />
				<Rail min="lg">
					{untold.map((card) => (
						<CourseCard card={card} key={card.slug} />
					))}
				</Rail>
				<CardsCredit cards={untold} credit={widgets.credit} />
			</Section>
		</div>
	);
}

function RelatedPosts({ page: { related } }: { page: PostPageView }) {
	const t = useTranslations("blog.related");
	const locale = useLocale();
	if (related.length === 0) return null;
	return (
		<Section tone="sunken">
			<SectionHead
				action={<MoreLink to={localizePath("/blog", locale)}>{t("all")}</MoreLink>}
				title={t.rich("title", richTags)}
			/>
			<Rail>
				{related.map((card) => (
					<PostCard card={card} key={card.slug} />
				))}
			</Rail>
		</Section>
	);
}
