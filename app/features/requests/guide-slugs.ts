/** Guides that are sent for an address, and the pages that offer them. */
export const GUIDE_PATHS = { parents: "/guide", "chatgpt-income": "/chatgpt-income" } as const;

export type GuideSlug = keyof typeof GUIDE_PATHS;

export function isGuideSlug(value: string | null | undefined): value is GuideSlug {
	return value !== null && value !== undefined && Object.hasOwn(GUIDE_PATHS, value);
}
