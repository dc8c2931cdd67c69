import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";

/** What is chosen is written into the address of the page, so another language, a reload and Back show the same purchase. */
export function useChoicesInAddress(answer: CheckoutAnswer, isPage: boolean): void {
	const navigate = useNavigate();
	const { search } = useLocation();
	const chosen = isPage ? withChoices(search, answer) : search;
	useEffect(() => {
		if (chosen !== search) void navigate({ search: chosen }, { replace: true, preventScrollReset: true });
	}, [chosen, search, navigate]);
}

/** A query with what the answer says is chosen, also of a course that came from a request; the lines of a basket stay in its cookie. */
export function withChoices(search: string, answer: CheckoutAnswer): string {
	if (answer.kind === "empty") return search;
	const { view, isOfBasket } = answer;
	const { mode, paymentType, months } = view.choice;
	const query = new URLSearchParams(search);
	const [line, ...others] = view.lines;
	const ids = isOfBasket || others.length > 0 ? undefined : line?.ids;
	const choices = {
		...(ids && { course: ids.courseSlug, tariff: ids.tariffCode, start: ids.startId }),
		mode,
		type: paymentType,
		months: mode === "instalments" ? String(months) : null,
		promo: view.promo?.isApplied ? view.promo.code : null,
	};
	for (const [name, value] of Object.entries(choices)) {
		if (value) query.set(name, value);
		else query.delete(name);
	}
	return `?${query}`;
}
