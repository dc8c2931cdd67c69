import type { TariffKind } from "../../../../database/catalog-types.ts";

/** The offer that a tariff is sold under: lessons one to one have one of their own. A group with a mentor is a group by its offer (1.3). */
export function offerOf(kind: TariffKind | undefined): "offer-group" | "offer-individual" {
	return kind === "individual" ? "offer-individual" : "offer-group";
}
