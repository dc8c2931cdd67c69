import { type RefObject, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useTakenOver } from "../deferred/use-taken-over.ts";

/**
 * For a message that answers a form, whose button may be a screen below: each answer scrolls it into view and focuses it. A message that
 * came with the document was focused by the browser (`autoFocus`), as the visitor may be elsewhere by now.
 * @param attempt counts the answers that script has received itself, from 1; without it the router's answers count.
 */
export function useFocusOnAnswer(attempt?: number): RefObject<HTMLDivElement | null> {
	const box = useRef<HTMLDivElement>(null);
	// Not by its address: that changes once the page has been read again after the answer, and with every step within the page.
	const said: unknown = useActionData();
	const answer = attempt ?? said;
	const known = useRef(useTakenOver() ? answer : 0);
	useEffect(() => {
		if (known.current === answer) return;
		known.current = answer;
		box.current?.focus();
	}, [answer]);
	return box;
}
