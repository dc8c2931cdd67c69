import type { TariffKind } from "../../../../database/catalog-types.ts";

/** The offer that a tariff is sold under: lessons one to one have one of their own. A group with a mentor is a group by its offer (1.3). */
export function offerOf(kind: TariffKind | undefined): "offer-group" | "offer-individual" {
	return kind === "individual" ? "offer-individual" : "offer-group";
}

/** The kind of lessons that a form is about: of the tariff that it names; of the whole course where that is taught one to one alone. */
export function askedKind(
	tariffs: readonly { readonly code: string; readonly kind: TariffKind }[],
	code: string | undefined,
): TariffKind | undefined {
	const [first, ...rest] = new Set(tariffs.map(({ kind }) => kind));
	return tariffs.find((tariff) => tariff.code === code)?.kind ?? (rest.length === 0 ? first : undefined);
}
