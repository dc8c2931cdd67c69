import { type RefObject, useEffect, useRef } from "react";
import { useActionData } from "react-router";
import { useTakenOver } from "../deferred/use-taken-over.ts";

/**
 * For what a page says in answer to a form, whose button may stand a screen below: each answer brings it into sight with the focus.
 * What came with the document has got the focus from the browser (`autoFocus`): the visitor may be somewhere else by now.
 * @param attempt counts the answers that script has got by itself, from 1; without it those of the router are meant
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
