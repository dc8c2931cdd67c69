/** Marks of the campaign that brought this visit outlive the page it began with. */
export function keepCampaign(key: string): void {
	const marks = [...new URLSearchParams(location.search)].filter(([name]) => name.startsWith("utm_"));
	try {
		if (marks.length > 0) sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(marks)));
	} catch {}
}
