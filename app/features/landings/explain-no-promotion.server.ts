import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { selectPromo } from "../checkout/basket/select-promo.server.ts";
import { closedReason } from "../checkout/rules/evaluate-promo.ts";
import { getPromotion } from "./get-promotion.server.ts";

/**
 * What a page says where it has no promotion: that it is `over` at its stored end, that it is `ahead`, or `none` where it has another
 * reason, of which visitors need not know: a code that is paused, used up, not there or not for everybody.
 */
export type NoPromotion = { readonly state: "over" | "none" } | { readonly state: "ahead"; readonly beginsAt: Date };

/** Why a code that `getPromotion` does not give is no promotion now; without a code there is none. */
export async function explainNoPromotion(
	db: Database,
	{ code, locale, now }: { code: string | undefined; locale: Locale; now: Date },
): Promise<NoPromotion> {
	const promo = code === undefined ? undefined : await selectPromo(db, { typed: code, customer: null });
	if (!promo) return { state: "none" };
	const reason = closedReason(promo.facts, now);
	if (reason === "promoOver") return { state: "over" };
	const beginsAt = promo.facts.validFrom;
	if (reason !== "promoNotYet" || !beginsAt) return { state: "none" };
	const promotion = await getPromotion(db, { code: promo.code, locale, now: beginsAt });
	return promotion ? { state: "ahead", beginsAt } : { state: "none" };
}
