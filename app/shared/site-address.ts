/** `/school` where the site lives below a base path, nothing where it has a host to itself. */
const BASE = import.meta.env.BASE_URL.slice(0, -1);

/** The address of a path of the site: `/blog` → `/school/blog`. What is no path (`?page=2`, `#faq`) stays as it is. */
export function siteAddress(path: string): string {
	if (!path.startsWith("/")) return path;
	return BASE + (path === "/" && BASE ? "" : path);
}

/** The path that an address of the site, with its query or without, leads to: `/school/blog` → `/blog`. */
export function sitePath(address: string): string {
	return address.slice(BASE.length) || "/";
}
