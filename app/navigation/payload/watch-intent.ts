const INTENT_EVENTS = ["pointerover", "focusin", "touchstart"] as const;

/**
 * Reports every element that is pointed at, touched or focused, including a link that is so already: the code arrives with the first
 * movement, which may have ended on a link.
 * @returns a function that stops it.
 */
export function watchIntent(onIntent: (target: EventTarget | null) => void): () => void {
	const hear = ({ target }: Event) => onIntent(target);
	for (const name of INTENT_EVENTS) document.addEventListener(name, hear, { passive: true });
	for (const link of document.querySelectorAll("a:hover, a:focus")) onIntent(link);
	return () => {
		for (const name of INTENT_EVENTS) document.removeEventListener(name, hear);
	};
}
