import type { Transaction } from "kysely";
import type { TariffKind } from "../../../../database/catalog-types.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { AcceptedDocument } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { offerOf } from "../../requests/consents/offer-of.ts";
import { nameVersions, requireVersionInForce } from "../../requests/consents/version-in-force.server.ts";
import type { OfferKind } from "./checkout-view.ts";

type Agreed = { readonly offers: readonly OfferKind[]; readonly locale: Locale; readonly now: Date };

/**
 * Names the versions that the boxes of a checkout under these contracts are about now, as its form carries them: those that an order would be
 * agreed to with, and the one about advertising, which may be left empty.
 */
export async function nameDocuments(
	db: Database,
	{ offers, ...moment }: Agreed,
): Promise<{ documents: string; adsDocument: string }> {
	const agreed = agreedKinds(offers);
	const names = await nameVersions(db, { kinds: [...agreed, "consent-ads"], ...moment });
	return { documents: agreed.map((kind) => names[kind]).join(" "), adsDocument: names["consent-ads"] };
}

function agreedKinds(offers: readonly OfferKind[]) {
	return [...new Set(offers), "privacy", "personal-data"] as const;
}

/** The documents that the customer agrees to with an order, each with the version in force now. */
export async function acceptDocuments(
	db: Transaction<Schema>,
	{ tariffKinds, locale, now }: { tariffKinds: readonly TariffKind[]; locale: Locale; now: Date },
): Promise<AcceptedDocument[]> {
	const accepted: AcceptedDocument[] = [];
	for (const kind of agreedKinds(tariffKinds.map(offerOf))) {
		const { number, hash } = await requireVersionInForce(db, { kind, locale, now });
		accepted.push({ kind, number, hash, locale, at: now.toISOString() });
	}
	return accepted;
}
