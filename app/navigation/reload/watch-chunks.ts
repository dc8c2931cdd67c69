const MODAL_MEMORY_MS = 10_000;

/** Where a visitor was going when a script that some component asked for did not load. */
export type ChunkTarget = { readonly path: string; readonly href: string };

/**
 * Listens for scripts that components load by themselves: dialogs, languages. A dialog is also a page, so its address is the target of a
 * click on its link; otherwise the page at hand is.
 */
export function watchChunks(onFailure: (target: ChunkTarget) => void): void {
	let asked: { readonly link: HTMLAnchorElement; readonly at: number } | undefined;
	window.addEventListener(
		"click",
		({ target }) => {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-modal]") : null;
			if (link) asked = { link, at: Date.now() };
		},
		true,
	);
	window.addEventListener("vite:preloadError", () => {
		const isAsked = asked && Date.now() - asked.at < MODAL_MEMORY_MS;
		const { pathname, search, hash } = isAsked && asked ? asked.link : window.location;
		onFailure({ path: pathname + search, href: pathname + search + hash });
	});
}
