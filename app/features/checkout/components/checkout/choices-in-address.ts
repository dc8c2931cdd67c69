import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CheckoutAnswer } from "../../ordering/checkout-view.ts";

/** What is chosen is written into the address of the page, so another language, a reload and Back show the same purchase. */
export function useChoicesInAddress(answer: CheckoutAnswer, isPage: boolean): void {
	const navigate = useNavigate();
	const { search } = useLocation();
	const chosen = isPage ? withChoices(search, answer) : search;
	useEffect(() => {
		if (chosen !== search) void navigate({ search: chosen }, { replace: true, preventScrollReset: true });
	}, [chosen, search, navigate]);
}

/** A query with what the answer says is chosen; the lines of a basket stay in its cookie. */
export function withChoices(search: string, { view }: Pick<CheckoutAnswer, "view">): string {
	if (!view) return search;
	const query = new URLSearchParams(search);
	const ids = query.has("course") ? view.lines[0]?.ids : undefined;
	const choices = {
		...(ids && { tariff: ids.tariffCode, start: ids.startId }),
		mode: view.mode,
		type: view.paymentType,
		months: view.mode === "instalments" ? String(view.term.months) : null,
		promo: view.promo?.isApplied ? view.promo.code : null,
	};
	for (const [name, value] of Object.entries(choices)) {
		if (value) query.set(name, value);
		else query.delete(name);
	}
	return `?${query}`;
}
