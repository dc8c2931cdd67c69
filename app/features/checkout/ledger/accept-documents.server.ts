import type { Transaction } from "kysely";
import type { TariffKind } from "../../../../database/catalog-types.ts";
import type { AcceptedDocument } from "../../../../database/order-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";

/** The offer that a tariff is sold under. */
export function offerOf(kind: TariffKind): "offer-group" | "offer-individual" {
	return kind === "individual" || kind === "with_mentor" ? "offer-individual" : "offer-group";
}

/** The documents that the customer agrees to with an order, each with the version in force now. */
export async function acceptDocuments(
	db: Transaction<Schema>,
	{ tariffKinds, locale, now }: { tariffKinds: readonly TariffKind[]; locale: Locale; now: Date },
): Promise<AcceptedDocument[]> {
	const kinds = [...new Set(tariffKinds.map(offerOf)), "privacy", "personal-data"];
	const rows = await db
		.selectFrom("legalVersion")
		.distinctOn("kind")
		.where("kind", "in", kinds)
		.where("locale", "=", locale)
		.where("validFrom", "<=", now.toISOString().slice(0, 10))
		.orderBy("kind")
		.orderBy("number", "desc")
		.select(["kind", "number", "hash"])
		.execute();
	return kinds.map((kind) => {
		const version = rows.find((row) => row.kind === kind);
		if (!version) throw new Error(`No version of the document «${kind}» is in force in «${locale}»`);
		return { kind, number: version.number, hash: version.hash, locale, at: now.toISOString() };
	});
}
