import type { SiteSettings } from "../../settings/site-settings.ts";
import type { Banks } from "../checkout-deps.ts";

/**
 * The banks that can be paid through now. A real account for foreign cards is left out until the settings name its holder, who must be
 * shown beside that choice (integrations, section 3).
 */
export function offeredBanks(banks: Banks, { foreign_seller }: Pick<SiteSettings, "foreign_seller">): Banks {
	if (!banks.needsForeignSeller || foreign_seller) return banks;
	return { ...banks, byType: new Map([...banks.byType].filter(([type]) => type !== "card_foreign")) };
}
