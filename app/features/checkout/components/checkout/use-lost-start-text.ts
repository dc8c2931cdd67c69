import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { CheckoutLineView, CheckoutRefusalCode } from "../../placing/checkout-view.ts";
import { useStartParts } from "../basket/use-start-parts.ts";

/** Refusals of an order for a group in which there is no place for it. */
export function isAboutStart(code: CheckoutRefusalCode | undefined): boolean {
	return code === "startUnknown" || code === "startClosed" || code === "startFull";
}

type Lost = Pick<CheckoutLineView, "lostStart" | "starts" | "problem">;

/** Which date a line has lost, and what can be done about it; empty where it has lost none. */
export function useLostStartText(): (line: Lost) => string {
	const t = useTranslations("checkout.lostStart");
	const startParts = useStartParts();
	return ({ lostStart, starts, problem }) => {
		if (!lostStart) return "";
		const { code, at, zone } = lostStart;
		const what = at && code !== "startUnknown" ? t(code, startParts({ at, zone })) : t("startUnknown");
		const rest = problem ? "full" : starts.length > 0 ? "choose" : "none";
		return `${what} ${t(rest)}`;
	};
}
