/** The form of a slug: lower-case Latin letters, digits and single hyphens. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The greatest length of a slug, in characters. */
export const LONGEST_SLUG = 80;

export function isSlug(value: string): boolean {
	return value.length <= LONGEST_SLUG && SLUG_PATTERN.test(value);
}
