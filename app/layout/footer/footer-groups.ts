import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { LEGAL_PATHS } from "../../shared/legal-kinds.ts";

export const LOW_VISION = { path: "/low-vision", words: "lowVision" } as const;

const GROUPS = [
	{
		key: "courses",
		links: [
			{ path: "/children", words: "childrenCourses" },
			{ path: "/basic", words: "adultCourses" },
			{ path: "/quiz_child_podhod", words: "quiz" },
			{ path: "/roblox-course", words: "robloxCourse" },
			{ path: "/roblox-groups", words: "robloxGroups" },
			{ path: "/join-it", words: "joinIt" },
			{ path: "/new-landing", words: "promotion" },
			{ path: "/guide", words: "guide" },
			{ path: "/chatgpt-income", words: "chatGuide" },
		],
	},
	{
		key: "school",
		links: [
			{ path: "/about", words: "aboutSchool" },
			{ path: "/blog", words: "blog" },
			{ path: "/webinars", words: "webinars" },
			{ path: "/reviews", words: "reviews" },
			{ path: "/faq", words: "faq" },
			{ path: "/contacts", words: "contacts" },
			{ path: "/search", words: "search" },
			LOW_VISION,
		],
	},
	{
		key: "payment",
		links: [
			{ path: "/oplata", words: "waysToPay" },
			{ path: "/sber", words: "sber" },
			{ path: "/t-bank", words: "tbank" },
			{ path: "/tax", words: "tax" },
			{ path: "/capital", words: "capital" },
		],
	},
	{
		key: "documents",
		links: [
			{ path: "/information", words: "information" },
			{ path: "/licence", words: "licence" },
			{ path: "/requisites", words: "requisitesPage" },
			{ path: LEGAL_PATHS.privacy, words: "politica" },
			{ path: LEGAL_PATHS["personal-data"], words: "personalData" },
			{ path: LEGAL_PATHS["consent-ads"], words: "consentAds" },
			{ path: LEGAL_PATHS["offer-group"], words: "offerGroup" },
			{ path: LEGAL_PATHS["offer-individual"], words: "offerIndividual" },
			{ path: "/cookies", words: "cookies" },
		],
	},
] as const;

type Group = (typeof GROUPS)[number];
/** A link; its words are a key of `footer`. */
export type FooterPage = Group["links"][number];
/** One column of links; its heading and the words of its links are keys of `footer`. */
export type FooterGroup = { readonly key: Group["key"]; readonly links: readonly FooterPage[] };

/** The columns of links in their order; links to pages that the school does not have are left out. */
export function footerGroups({ untold }: Pick<SiteFrame, "untold">): FooterGroup[] {
	return GROUPS.map(({ key, links }) => ({ key, links: links.filter(({ path }) => !untold.includes(path)) })).filter(
		({ links }) => links.length > 0,
	);
}

/** Every address of the columns. */
export function pathsIn(groups: readonly FooterGroup[]): string[] {
	return groups.flatMap(({ links }) => links.map(({ path }) => path));
}
