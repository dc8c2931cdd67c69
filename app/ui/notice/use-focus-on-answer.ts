import { type RefObject, useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** What the router calls the entry that a document begins with: there the browser has put the focus itself (`autoFocus`). */
const OF_DOCUMENT = "default";

/**
 * For what a page says in answer to a form, whose button may stand a screen below: each answer brings it into sight with the focus.
 * @param attempt counts the answers that script has got by itself, from 1; without it those of the router are meant
 */
export function useFocusOnAnswer(attempt?: number): RefObject<HTMLDivElement | null> {
	const box = useRef<HTMLDivElement>(null);
	const { key } = useLocation();
	const answer = attempt ?? key;
	useEffect(() => {
		if (answer !== 0 && answer !== OF_DOCUMENT) box.current?.focus();
	}, [answer]);
	return box;
}
