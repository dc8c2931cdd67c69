import type { Locale } from "../../../shared/localized.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { LENDER_PATHS } from "./lender-view.ts";
import { LENDERS, type Lender } from "./plan-instalments.ts";

/** What the law requires beside a monthly price (38-FZ, article 28; integrations, section 4.3), in one language. */
export type CreditView = {
	readonly warning: string;
	/** Undefined while the settings name no banks. */
	readonly lenders: CreditLenders | undefined;
};

type CreditLenders = {
	/** Full names, and the pages with all terms, without the language. */
	readonly banks: Readonly<Record<Lender, { readonly fullName: string; readonly path: string }>>;
	/** Range over both banks, per cent a year. */
	readonly fullCost: { readonly from: number; readonly to: number };
};

export function describeCredit(
	{ credit_warning, lenders }: Pick<SiteSettings, "credit_warning" | "lenders">,
	locale: Locale,
): CreditView {
	const warning = credit_warning[locale];
	if (!lenders) return { warning, lenders: undefined };
	const bankOf = (lender: Lender) => ({ fullName: lenders[lender].full_name[locale], path: LENDER_PATHS[lender] });
	const costs = LENDERS.map((lender) => lenders[lender].full_cost);
	return {
		warning,
		lenders: {
			banks: { sber: bankOf("sber"), tbank: bankOf("tbank") },
			fullCost: {
				from: Math.min(...costs.map(({ from }) => from)),
				to: Math.max(...costs.map(({ to }) => to)),
			},
		},
	};
}
