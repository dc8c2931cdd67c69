import { useLayoutEffect } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";

/** A screen opened from further down another one starts at its top; after Back, the browser restores the scroll. */
export function useTopOfScreen(): void {
	const { pathname } = useLocation();
	const type = useNavigationType();
	// Once per screen, not when its filters are written into the address.
	useLayoutEffect(() => {
		if (type !== NavigationType.Pop) window.scrollTo(0, 0);
	}, [pathname]);
}
