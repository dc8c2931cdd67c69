/** A readable last resort for a field without a name: `seo.ogTitle` → `seo og title`. */
export function humanize(path: string): string {
	return path
		.replaceAll(/([a-z])([A-Z])/g, "$1 $2")
		.replaceAll(/[._-]/g, " ")
		.toLowerCase();
}
