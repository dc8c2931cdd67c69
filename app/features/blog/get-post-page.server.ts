import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import { nextLegalDay } from "../../shared/legal-day.ts";
import type { Locale } from "../../shared/localized.ts";
import { listCourses } from "../catalog/courses/list-courses.server.ts";
import type { LenderView } from "../catalog/instalments/lender-view.ts";
import { nextCatalogueChange } from "../catalog/next-catalogue-change.server.ts";
import { listFormConsents } from "../requests/pages/list-form-consents.server.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { findComment } from "./comments/comment-view.ts";
import { listComments } from "./comments/list-comments.server.ts";
import { getPost } from "./get-post.server.ts";
import { listPostCourses } from "./list-post-courses.server.ts";
import { listRelatedPosts } from "./list-related-posts.server.ts";
import { loadWidgets } from "./load-widgets.server.ts";
import type { PostPageView } from "./post-page-view.ts";
import { nextPostChange, VIEWS_LAG_MS } from "./visible-post.server.ts";

const RELATED = 3;

type PageQuestion = {
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
	readonly facts: Facts;
	/** Banks that a calculator offers. */
	readonly lenders: readonly LenderView[];
	readonly takesForeignCards: boolean;
	readonly tableLabel: string;
	/** Absolute address of the post. */
	readonly url: string;
	/** Id of the comment that somebody wants to answer. */
	readonly replyTo: string | undefined;
	readonly isWaiting: boolean;
};

type LoadedPage = { readonly view: PostPageView; readonly changesAt: readonly (Date | undefined)[] };

/** An article with everything around it; undefined when the language has none of that name. */
export async function getPostPage(db: Database, question: PageQuestion): Promise<LoadedPage | undefined> {
	const { locale, now, settings, facts, url, isWaiting } = question;
	const post = await getPost(db, question);
	if (!post) return undefined;
	const months = settings.facts.instalment_default.value;
	const slugs = await listPostCourses(db, post.id);
	const [widgets, courses, related, comments, consents, nextPost, nextCourse] = await Promise.all([
		loadWidgets(db, post.text.blocks, question),
		listCourses(db, { slugs }, { locale, now, months }),
		listRelatedPosts(db, { postId: post.id, locale, now, limit: RELATED, facts }),
		listComments(db, { postId: post.id, locale }),
		listFormConsents(db, { asksAds: false, locale, now }),
		nextPostChange(db, now),
		nextCatalogueChange(db, now),
	]);
	const replyTo = findComment(comments, question.replyTo ?? "")?.id;
	return {
		view: {
			post: { ...post, text: { ...post.text, blocks: widgets.blocks } },
			widgets: widgets.parts,
			courses: quoteFacts(courses, facts).sort((left, right) => slugs.indexOf(left.slug) - slugs.indexOf(right.slug)),
			related,
			comments,
			replyTo,
			isWaiting,
			consents,
			zone: settings.hours.zone,
			url,
			email: settings.email,
		},
		changesAt: [...widgets.changesAt, nextPost, nextCourse, nextLegalDay(now), new Date(now.getTime() + VIEWS_LAG_MS)],
	};
}
