import { useEffect } from "react";

type Show = (path: string) => void;

/** What can bring a field into sight: tabs of the form that is open. */
const shows = new Set<Show>();

/** Has the tabs that hide a field (`texts.ru.title`) open before the focus goes there. */
export function revealField(path: string): void {
	for (const show of shows) show(path);
}

/** Lets `show` open the part of a form that a field is in. */
export function useReveal(show: Show): void {
	useEffect(() => {
		shows.add(show);
		return () => {
			shows.delete(show);
		};
	}, [show]);
}
