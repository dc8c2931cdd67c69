import { type FormEvent, useCallback, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { findRouter } from "../../shared/framework-internals.ts";

/** Browsers count how often an address changes; a slider that is dragged would change it with every frame. */
const REST_MS = 300;

/**
 * Writes the values of a GET form into the address of its page once the visitor pauses, so that the other language and a reload find them.
 * Nothing is requested from the server. Call it at every input of the form.
 */
export function useFieldsInAddress(): (event: FormEvent<HTMLFormElement>) => void {
	const navigate = useNavigate();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const drop = useCallback(() => clearTimeout(timer.current), []);
	useEffect(() => drop, [drop]);
	return ({ currentTarget: form }) => {
		drop();
		// A form that is submitted sets the address itself.
		form.addEventListener("submit", drop);
		timer.current = setTimeout(() => {
			const state = findRouter()?.state;
			const said = `?${new URLSearchParams([...new FormData(form)] as [string, string][])}`;
			// A visitor who is on the way to another page is not called back.
			if (state?.navigation.state !== "idle" || state.location.search === said) return;
			void navigate({ search: said }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
		}, REST_MS);
	};
}
