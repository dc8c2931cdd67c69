import {
	type CategoryFacts,
	type CourseFacts,
	describeCategoryPicture,
	describeCoursePicture,
	describePagePicture,
	describePostPicture,
	describeSitePicture,
	describeWebinarPicture,
	type PictureSite,
	type PostFacts,
	type SitePage,
	type WebinarFacts,
} from "./describe-picture.ts";
import { fitTitle, type TitledPage, writePageSlug } from "./page-slug.server.ts";
import type { PagePicture } from "./picture.ts";
import { addressPicture } from "./picture-address.server.ts";

/** Pages name their pictures by what they have loaded anyway; the picture itself is made when somebody asks for it. */
export function addressSitePicture(slug: SitePage, site: PictureSite): PagePicture {
	return addressPicture(describeSitePicture(slug, site), { kind: "site", slug });
}

type Named<Page> = Page & { readonly slug: string };

export function addressCoursePicture(course: Named<CourseFacts>, site: PictureSite): PagePicture {
	return addressPicture(describeCoursePicture(course, site), { kind: "course", slug: course.slug });
}

export function addressCategoryPicture(category: Named<CategoryFacts>, site: PictureSite): PagePicture {
	return addressPicture(describeCategoryPicture(category, site), { kind: "category", slug: category.slug });
}

export function addressPostPicture(post: Named<PostFacts>, site: PictureSite): PagePicture {
	return addressPicture(describePostPicture(post, site), { kind: "post", slug: post.slug });
}

export function addressWebinarPicture(webinar: Named<WebinarFacts>, site: PictureSite): PagePicture {
	return addressPicture(describeWebinarPicture(webinar, site), { kind: "webinar", slug: webinar.slug });
}

/** Of a page that is none of the other kinds. `pictureKey` signs its title. */
export function addressTitlePicture(
	{ title, scene }: TitledPage,
	{ pictureKey, ...site }: PictureSite & { readonly pictureKey: string },
): PagePicture {
	const page = { title: fitTitle(title), scene };
	const slug = writePageSlug(page, { locale: site.locale, pictureKey });
	return addressPicture(describePagePicture(page, site), { kind: "page", slug });
}
