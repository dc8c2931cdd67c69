import { useEffect } from "react";

type Show = (path: string) => void;

/** The functions that can show a field: tabs of the open form. */
const shows = new Set<Show>();

/** Has the tabs that hide a field (`texts.ru.title`) open before the focus goes there. */
export function revealField(path: string): void {
	for (const show of shows) show(path);
}

/** Registers `show`, which opens the part of a form that contains a field. */
export function useReveal(show: Show): void {
	useEffect(() => {
		shows.add(show);
		return () => {
			shows.delete(show);
		};
	}, [show]);
}
