import { type FormEvent, useEffect, useRef } from "react";
import { useLocation, useNavigate, useNavigation } from "react-router";

/** Browsers count how often an address changes; a slider that is dragged would change it with every frame. */
const REST_MS = 300;

/**
 * What a GET form says is written into the address of its page once the visitor pauses, so that another language and a reload find it. The
 * school is asked for nothing. To be called at every input of the form.
 */
export function useFieldsInAddress(): (event: FormEvent<HTMLFormElement>) => void {
	const navigate = useNavigate();
	const { search } = useLocation();
	const isGoing = useNavigation().state !== "idle";
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const latest = useRef((_form: HTMLFormElement) => {});
	latest.current = (form) => {
		const said = `?${new URLSearchParams([...new FormData(form)] as [string, string][])}`;
		// Whoever is on the way to another page, or has sent the form, is not called back.
		if (isGoing || said === search) return;
		void navigate({ search: said }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
	};
	useEffect(() => () => clearTimeout(timer.current), []);
	return ({ currentTarget }) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => latest.current(currentTarget), REST_MS);
	};
}
