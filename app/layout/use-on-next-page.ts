import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Acts when another page has come, not at the first one: what was opened on it before the script came stays open. */
export function useOnNextPage(act: () => void): void {
	const { key } = useLocation();
	const shownAt = useRef(key);
	const latest = useRef(act);
	latest.current = act;
	useEffect(() => {
		if (shownAt.current === key) return;
		shownAt.current = key;
		latest.current();
	}, [key]);
}
