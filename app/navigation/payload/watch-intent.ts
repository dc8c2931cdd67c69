const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Tells of everything that is pointed at, touched or focused, and of the link that is so already: code comes with the first movement,
 * which may have ended on a link. @returns what ends it.
 */
export function watchIntent(onIntent: (target: EventTarget | null) => void): () => void {
	const hear = ({ target }: Event) => onIntent(target);
	for (const name of INTENT_EVENTS) document.addEventListener(name, hear, { passive: true });
	for (const link of document.querySelectorAll("a:hover, a:focus")) onIntent(link);
	return () => {
		for (const name of INTENT_EVENTS) document.removeEventListener(name, hear);
	};
}
