import { type RefObject, useEffect, useRef } from "react";

/**
 * For a page that becomes another one at the same address: what it says now begins at its heading, which takes the focus.
 * @param isRefused while the page says something against a form: that has the focus (`useFocusOnAnswer`)
 */
export function useFocusOnChange(state: string, isRefused = false): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const known = useRef(state);
	useEffect(() => {
		if (known.current === state) return;
		known.current = state;
		if (!isRefused) heading.current?.focus();
	}, [state, isRefused]);
	return heading;
}
