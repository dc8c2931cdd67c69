import type { Transaction } from "kysely";
import type { TariffKind } from "../../../../database/catalog-types.ts";
import type { AcceptedDocument } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { offerOf } from "../../requests/consents/offer-of.ts";
import { requireVersionInForce } from "../../requests/consents/version-in-force.server.ts";

/** The documents that the customer agrees to with an order, each with the version in force now. */
export async function acceptDocuments(
	db: Transaction<Schema>,
	{ tariffKinds, locale, now }: { tariffKinds: readonly TariffKind[]; locale: Locale; now: Date },
): Promise<AcceptedDocument[]> {
	const kinds = [...new Set(tariffKinds.map(offerOf)), "privacy", "personal-data"];
	const accepted: AcceptedDocument[] = [];
	for (const kind of kinds) {
		const { number, hash } = await requireVersionInForce(db, { kind, locale, now });
		accepted.push({ kind, number, hash, locale, at: now.toISOString() });
	}
	return accepted;
}
