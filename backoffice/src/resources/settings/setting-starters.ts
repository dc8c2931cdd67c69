const TEXTS = { ru: "", en: "" };
const LENDER = {
	as_of: "",
	name: TEXTS,
	full_name: TEXTS,
	licence: TEXTS,
	full_cost: { from: 0, to: 0 },
	credit_terms: TEXTS,
	service_terms: TEXTS,
	needs: TEXTS,
	conditions_url: "",
};

/** Values of the optional parts of settings when they are switched on (`optional-part.tsx`). */
export const EMPTY_LENDERS = { sber: LENDER, tbank: LENDER };
export const EMPTY_TEXTS_WITH_DAY = { ...TEXTS, as_of: "" };
export const EMPTY_TAX = { as_of: "", child_age_max: 24, refund_years: 3, years: [], examples: [] };
export const EMPTY_CAPITAL = {
	as_of: "",
	first_child: 0,
	second_child: 0,
	second_child_rest: 0,
	student_age_max: 25,
	child_years: 3,
	decision_days: 5,
};
export const EMPTY_SELLER = { name: TEXTS, number: "", address: TEXTS };
export const EMPTY_PROMOTION = { code: "", bonus_code: "" };
export const EMPTY_TRACKER = { script_url: "", project_id: "" };
