import { type RefObject, useEffect, useRef } from "react";
import type { PromoOutcome } from "../../basket/basket.ts";

type PromoFocus = {
	/** Around the field, or around what an applied code has left of it. */
	readonly box: RefObject<HTMLDivElement | null>;
	/** To be called when somebody has a code looked at or takes it away. */
	readonly ask: () => void;
};

/** After the answer, the focus goes to the field or to the control that removes the applied code: one replaces the other. */
export function usePromoFocus(promo: PromoOutcome | undefined): PromoFocus {
	const box = useRef<HTMLDivElement>(null);
	const isAsked = useRef(false);
	useEffect(() => {
		if (!isAsked.current) return;
		isAsked.current = false;
		const { activeElement, body } = document;
		// Gone on to something else meanwhile.
		if (activeElement !== body && !box.current?.contains(activeElement)) return;
		box.current?.querySelector<HTMLElement>(promo?.isApplied ? "a, button" : "input")?.focus();
	}, [promo]);
	return {
		box,
		ask: () => {
			isAsked.current = true;
		},
	};
}
