import type { Facts } from "../../../shared/facts.ts";
import type { Locale } from "../../../shared/localized.ts";
import {
	type CategoryFacts,
	type CourseFacts,
	describeCategoryPicture,
	describeCoursePicture,
	describePostPicture,
	describeSitePicture,
	describeWebinarPicture,
	type PostFacts,
	type SitePage,
	type WebinarFacts,
} from "./describe-picture.ts";
import type { PagePicture } from "./picture.ts";
import { addressPicture } from "./picture-address.server.ts";

/** Pages name their pictures by what they have loaded anyway; the picture itself is made when somebody asks for it. */
export function addressSitePicture(slug: SitePage, site: { locale: Locale; facts: Facts }): PagePicture {
	return addressPicture(describeSitePicture(slug, site), { kind: "site", slug });
}

type Named<Page> = Page & { readonly slug: string };

export function addressCoursePicture(course: Named<CourseFacts>, locale: Locale): PagePicture {
	return addressPicture(describeCoursePicture(course, locale), { kind: "course", slug: course.slug });
}

export function addressCategoryPicture(category: Named<CategoryFacts>, locale: Locale): PagePicture {
	return addressPicture(describeCategoryPicture(category, locale), { kind: "category", slug: category.slug });
}

export function addressPostPicture(post: Named<PostFacts>, locale: Locale): PagePicture {
	return addressPicture(describePostPicture(post, locale), { kind: "post", slug: post.slug });
}

export function addressWebinarPicture(webinar: Named<WebinarFacts>, locale: Locale): PagePicture {
	return addressPicture(describeWebinarPicture(webinar, locale), { kind: "webinar", slug: webinar.slug });
}
