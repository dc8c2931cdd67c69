import { localizePath } from "../../i18n/locales.ts";
import type { Locale } from "../../shared/localized.ts";
import type { AuthorPageView } from "./authors/author-view.ts";
import type { PostView } from "./get-post.server.ts";
import { authorPath, postPath } from "./post-summary.ts";

/** Where the page stands: `siteUrl` without a slash at its end. */
type Site = { readonly siteUrl: string; readonly siteName: string; readonly locale: Locale };

const CONTEXT = "https://schema.org";

/** A post for search engines (schema.org/BlogPosting). */
export function postJsonLd(post: PostView, comments: number, site: Site & { readonly picture: string }): object {
	const url = addressOf(postPath(post.slug), site);
	return {
		"@context": CONTEXT,
		"@type": "BlogPosting",
		"@id": url,
		url,
		mainEntityOfPage: url,
		headline: post.title,
		description: post.excerpt,
		inLanguage: site.locale,
		image: site.picture,
		datePublished: post.publishedAt.toISOString(),
		dateModified: post.updatedAt.toISOString(),
		articleSection: post.rubric.title,
		keywords: post.tags,
		timeRequired: `PT${post.minutes}M`,
		commentCount: comments,
		author: post.authors.map(({ slug, name, role }) => ({
			"@type": "Person",
			name,
			jobTitle: role,
			url: addressOf(authorPath(slug), site),
		})),
		publisher: { "@type": "EducationalOrganization", name: site.siteName, url: addressOf("/", site) },
	};
}

/** An author's page (schema.org/ProfilePage). */
export function authorJsonLd({ author }: AuthorPageView, site: Site): object {
	return {
		"@context": CONTEXT,
		"@type": "ProfilePage",
		inLanguage: site.locale,
		mainEntity: {
			"@type": "Person",
			name: author.name,
			jobTitle: author.role,
			description: author.bio,
			url: addressOf(authorPath(author.slug), site),
			image: `${site.siteUrl}/art/${author.avatar}.svg`,
			worksFor: { "@type": "EducationalOrganization", name: site.siteName, url: addressOf("/", site) },
		},
	};
}

function addressOf(path: string, { siteUrl, locale }: Site): string {
	return siteUrl + localizePath(path, locale);
}
