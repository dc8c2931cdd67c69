/**
 * The part of a query that belongs to the page: the parameters its door declares, sorted as the page cache sorts them, so that server
 * and browser print the same link whatever campaign tags the address carries. A page that declares none keeps all.
 */
export function keptSearch(search: string, declared: readonly string[] | undefined): string {
	if (!declared) return search;
	const query = new URLSearchParams(search);
	const kept = new URLSearchParams();
	for (const name of [...declared].sort()) {
		for (const value of query.getAll(name)) if (value) kept.append(name, value);
	}
	const text = kept.toString();
	return text ? `?${text}` : "";
}
