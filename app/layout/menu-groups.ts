import type { MenuEntry, SiteFrame } from "../features/pages/get-site-frame.server.ts";

/** One drop-down of the header and one folding row of the mobile menu. */
export type MenuGroup = {
	readonly key: "children" | "adults" | "roblox" | "school";
	readonly categories: readonly MenuEntry[];
	/** Fixed pages: address and key of its words in `layout.nav`. */
	readonly pages: readonly { readonly path: string; readonly words: MenuPageWords }[];
};

export type MenuPageWords =
	| "allChildren"
	| "quiz"
	| "allAdults"
	| "robloxCourse"
	| "robloxGroups"
	| "about"
	| "blog"
	| "webinars"
	| "reviews"
	| "faq"
	| "payment"
	| "contacts"
	| "search"
	| "information"
	| "tax"
	| "capital"
	| "joinIt"
	| "guide";

/** The menu of the site in its order; links to pages that the school does not have are left out. */
export function menuGroups({ menu, untold }: Pick<SiteFrame, "menu" | "untold">): MenuGroup[] {
	return allGroups(menu)
		.map(({ pages, ...group }) => ({ ...group, pages: pages.filter(({ path }) => !untold.includes(path)) }))
		.filter(({ categories, pages }) => categories.length + pages.length > 0);
}

function allGroups(menu: SiteFrame["menu"]): MenuGroup[] {
	return [
		{
			key: "children",
			categories: menu.children,
			pages: [
				{ path: "/children", words: "allChildren" },
				{ path: "/quiz_child_podhod", words: "quiz" },
			],
		},
		{
			key: "adults",
			categories: menu.adults,
			pages: [
				{ path: "/basic", words: "allAdults" },
				{ path: "/join-it", words: "joinIt" },
			],
		},
		{
			key: "roblox",
			categories: [],
			pages: [
				{ path: "/roblox-course", words: "robloxCourse" },
				{ path: "/roblox-groups", words: "robloxGroups" },
			],
		},
		{
			key: "school",
			categories: [],
			pages: [
				{ path: "/about", words: "about" },
				{ path: "/blog", words: "blog" },
				{ path: "/webinars", words: "webinars" },
				{ path: "/reviews", words: "reviews" },
				{ path: "/faq", words: "faq" },
				{ path: "/oplata", words: "payment" },
				{ path: "/tax", words: "tax" },
				{ path: "/capital", words: "capital" },
				{ path: "/guide", words: "guide" },
				{ path: "/information", words: "information" },
				{ path: "/contacts", words: "contacts" },
				{ path: "/search", words: "search" },
			],
		},
	];
}

/** Every address of a group. */
export function pathsOf({ categories, pages }: MenuGroup): string[] {
	return [...categories, ...pages].map(({ path }) => path);
}
