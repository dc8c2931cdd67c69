import { type RefObject, useEffect, useRef } from "react";

/** A link that takes itself away must hand the focus on: call the answer on its click, and the target gets it with the change. */
export function useFocusAfter(target: RefObject<HTMLElement | null>, change: unknown): () => void {
	const isWaiting = useRef(false);
	const last = useRef(change);
	useEffect(() => {
		if (last.current === change) return;
		last.current = change;
		if (!isWaiting.current) return;
		isWaiting.current = false;
		target.current?.focus({ preventScroll: true });
	}, [target, change]);
	return () => {
		isWaiting.current = true;
	};
}
