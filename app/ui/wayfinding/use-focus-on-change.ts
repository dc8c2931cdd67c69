import { type RefObject, useEffect, useRef } from "react";

/**
 * For a page that becomes another one at the same address: its new content starts at its heading, which gets the focus.
 * @param isRefused while the page shows an error of a form, which has the focus then (`useFocusOnAnswer`).
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
