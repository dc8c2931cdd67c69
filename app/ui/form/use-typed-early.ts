import { useEffect, useLayoutEffect, useState } from "react";
import { useTakenOver } from "../deferred/use-taken-over.ts";

const useBeforePaint = typeof document === "undefined" ? useEffect : useLayoutEffect;

/**
 * Keeps text typed into a server-drawn `<textarea>` before it came to life: React restores the server's text when it takes one over
 * (`initTextarea`). Needs the id of the control.
 */
export function useTypedEarly(id: string | undefined): void {
	const isTakenOver = useTakenOver();
	const [typed] = useState(() => (isTakenOver ? findTextarea(id)?.value : undefined));
	useBeforePaint(() => {
		const control = findTextarea(id);
		if (control && typed !== undefined && control.value !== typed) control.value = typed;
	}, [id, typed]);
}

function findTextarea(id: string | undefined): HTMLTextAreaElement | undefined {
	const found = id ? document.getElementById(id) : null;
	return found instanceof HTMLTextAreaElement ? found : undefined;
}
