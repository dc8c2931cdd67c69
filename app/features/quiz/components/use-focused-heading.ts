import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * The heading of a question, and of the result, takes the focus, so that it is read and keys are heard; on the first page only from
 * nobody. `step` differs from one to the next, and each time that one was refused: to be called where both are shown.
 */
export function useFocusedHeading(step: string | number): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef<string | number>(undefined);
	// A layout effect runs before anybody can press a key on the new question.
	useLayoutEffect(() => {
		const before = shown.current;
		shown.current = step;
		if (before === step || (before === undefined && document.activeElement !== document.body)) return;
		heading.current?.focus({ preventScroll: true });
		if (before !== undefined) window.scrollTo({ top: 0, behavior: "instant" });
	}, [step]);
	return heading;
}
