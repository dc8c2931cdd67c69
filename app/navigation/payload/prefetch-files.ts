import { filesOfRoute, findRouter } from "../data-router.ts";

/** Reads ahead the script and the styles of the page at a path, so that going there asks for nothing. */
export function prefetchFiles(path: string): void {
	const base = import.meta.env.BASE_URL.slice(0, -1);
	for (const { route } of findRouter()?.match(base + path) ?? []) {
		const files = filesOfRoute(route.id);
		for (const href of files ? [files.module, ...(files.imports ?? [])] : []) addHint("modulepreload", href);
		// Not `preload`: a style that is not used at once would be complained about.
		for (const href of files?.css ?? []) addHint("prefetch", href);
	}
}

function addHint(rel: "modulepreload" | "prefetch", href: string): void {
	const known = rel === "prefetch" ? 'link[rel="stylesheet"], link[rel="prefetch"]' : 'link[rel="modulepreload"]';
	for (const link of document.querySelectorAll(known)) if (link.getAttribute("href") === href) return;
	const link = document.createElement("link");
	link.rel = rel;
	link.href = href;
	if (rel === "prefetch") link.as = "style";
	document.head.append(link);
}
