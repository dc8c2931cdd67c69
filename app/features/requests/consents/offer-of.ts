import type { TariffKind } from "../../../../database/catalog-types.ts";

/** The offer that a tariff is sold under: individual lessons have one of their own. Without a tariff it is that of the groups. */
export function offerOf(kind: TariffKind | undefined): "offer-group" | "offer-individual" {
	return kind === "individual" || kind === "with_mentor" ? "offer-individual" : "offer-group";
}
