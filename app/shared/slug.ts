/** Latin letters, digits and single hyphens, as slugs stand in addresses. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Characters of the longest slug. */
export const LONGEST_SLUG = 80;

export function isSlug(value: string): boolean {
	return value.length <= LONGEST_SLUG && SLUG_PATTERN.test(value);
}
