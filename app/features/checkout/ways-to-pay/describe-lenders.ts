import type { Locale } from "../../../shared/localized.ts";
import type { LenderView } from "../../catalog/instalments/lender-view.ts";
import { LENDERS } from "../../catalog/instalments/plan-instalments.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import type { Banks } from "../checkout-deps.ts";
import { INSTALMENT_TYPES, lenderOf, PAYMENT_LIMITS } from "../rules/payment-terms.ts";

type Question = { readonly banks: Banks; readonly settings: SiteSettings; readonly locale: Locale };

/** The banks that give instalments, in the order of pages: what the settings say of each and what its adapter takes. */
export function describeLenders({ banks, settings, locale }: Question): LenderView[] {
	const { lenders } = settings;
	if (!lenders) return [];
	return LENDERS.flatMap((lender): LenderView[] => {
		const type = INSTALMENT_TYPES.find((code) => lenderOf(code) === lender);
		if (!type) return [];
		const bank = banks.byType.get(type);
		const said = lenders[lender];
		return [
			{
				lender,
				name: said.name[locale],
				fullName: said.full_name[locale],
				licence: said.licence[locale],
				fullCost: said.full_cost,
				creditTerms: said.credit_terms[locale],
				serviceTerms: said.service_terms[locale],
				needs: said.needs[locale],
				conditionsUrl: said.conditions_url,
				asOf: said.as_of,
				isOpen: bank !== undefined,
				offered: bank?.months,
				limits: PAYMENT_LIMITS[type],
			},
		];
	});
}
