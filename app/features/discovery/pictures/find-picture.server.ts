import type { Database } from "../../../../database/open-database.server.ts";
import { quoteFacts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import { listPostSummaries } from "../../blog/list-post-summaries.server.ts";
import { isVisiblePost } from "../../blog/visible-post.server.ts";
import { listCategories } from "../../catalog/categories/list-categories.server.ts";
import { listCourses } from "../../catalog/courses/list-courses.server.ts";
import { factsOf, type SiteSettings } from "../../settings/site-settings.ts";
import { describeWebinar } from "../../webinars/describe-webinar.ts";
import { selectWebinars } from "../../webinars/select-webinars.server.ts";
import {
	describeCategoryPicture,
	describeCoursePicture,
	describePagePicture,
	describePostPicture,
	describeSitePicture,
	describeWebinarPicture,
} from "./describe-picture.ts";
import { readPageSlug } from "./page-slug.server.ts";
import type { Picture, PictureKind } from "./picture.ts";

type PictureQuestion = {
	readonly kind: PictureKind;
	readonly slug: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
	/** What titles of pages are signed with. */
	readonly pictureKey: string;
};

const SITE_PAGES = ["home", "quiz", "school"] as const;

/** What the picture of a page says now; undefined where there is no such page in the language. */
export async function findPicture(db: Database, question: PictureQuestion): Promise<Picture | undefined> {
	const { kind, slug, locale, now, settings, pictureKey } = question;
	const facts = factsOf(settings, locale);
	const site = { locale, facts };
	switch (kind) {
		case "site": {
			const page = SITE_PAGES.find((name) => name === slug);
			return page && describeSitePicture(page, site);
		}
		case "course": {
			const months = settings.facts.instalment_default.value;
			const [card] = await listCourses(db, { slugs: [slug] }, { locale, now, months });
			return card && describeCoursePicture(quoteFacts(card, facts), site);
		}
		case "category": {
			const category = (await listCategories(db, locale)).find((known) => known.slug === slug);
			return category && describeCategoryPicture(quoteFacts(category, facts), site);
		}
		case "webinar": {
			const [row] = await selectWebinars(db, { slug, locale, now });
			return row && describeWebinarPicture(quoteFacts(describeWebinar(row, { locale, now }), facts), site);
		}
		case "post":
			return findPostPicture(db, question);
		case "page": {
			const page = readPageSlug(slug, { locale, pictureKey });
			return page && describePagePicture(page, site);
		}
	}
}

async function findPostPicture(db: Database, { slug, locale, now, settings }: PictureQuestion) {
	const post = await db
		.selectFrom("post")
		.innerJoin("postText", "postText.postId", "post.id")
		.where("post.slug", "=", slug)
		.where(isVisiblePost({ locale, now }))
		.select("post.id")
		.executeTakeFirst();
	if (!post) return undefined;
	const site = { locale, facts: factsOf(settings, locale) };
	const [card] = await listPostSummaries(db, { ids: [post.id], ...site });
	return card && describePostPicture(card, site);
}
