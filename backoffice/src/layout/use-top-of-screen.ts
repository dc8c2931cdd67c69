import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** A screen that is opened from further down another one begins at its top; whoever goes back stands where the browser has kept him. */
export function useTopOfScreen(): void {
	const { pathname } = useLocation();
	const type = useNavigationType();
	// Once a screen, and not when its filters are written into its address.
	useLayoutEffect(() => {
		if (type !== NavigationType.Pop) window.scrollTo(0, 0);
	}, [pathname]);
}
