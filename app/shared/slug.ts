/** Latin letters, digits and single hyphens, as slugs stand in addresses. */
export const SLUG_PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

export function isSlug(value: string): boolean {
	return value.length <= 80 && SLUG_PATTERN.test(value);
}
