import { type RefObject, useEffect, useRef } from "react";

/** For a page that becomes another one at the same address: what it says now begins at its heading, which takes the focus. */
export function useFocusOnChange(state: string): RefObject<HTMLHeadingElement | null> {
	const heading = useRef<HTMLHeadingElement>(null);
	const known = useRef(state);
	useEffect(() => {
		if (known.current === state) return;
		known.current = state;
		heading.current?.focus();
	}, [state]);
	return heading;
}
