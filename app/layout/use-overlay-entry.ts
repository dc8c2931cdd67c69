import { useCallback, useEffect, useRef } from "react";

const MARK = "modal";

function isMarked(): boolean {
	return Boolean((window.history.state as Record<string, unknown> | null)?.[MARK]);
}

/**
 * Spends one entry of the history on something that lies over the page, so that Back closes it without touching path or scroll; the
 * router never hears of that entry. Layers that follow each other share the entry.
 */
export function useOverlayEntry(isOpen: boolean, hide: () => void) {
	const latest = useRef({ isOpen, hide });
	latest.current = { isOpen, hide };

	useEffect(() => {
		function back(event: PopStateEvent): void {
			if (!latest.current.isOpen) return;
			event.stopImmediatePropagation();
			latest.current.hide();
		}
		window.addEventListener("popstate", back, true);
		return () => window.removeEventListener("popstate", back, true);
	}, []);

	const spend = useCallback(() => {
		if (!isMarked()) window.history.pushState({ ...window.history.state, [MARK]: true }, "");
	}, []);
	const close = useCallback(() => {
		if (isMarked()) window.history.back();
		else latest.current.hide();
	}, []);
	return { spend, close };
}
