import type { TariffKind } from "../../../../database/catalog-types.ts";

/**
 * The offer under which a tariff is sold: individual lessons have one of their own. By its terms (1.3) a group with a mentor is a group.
 */
export function offerOf(kind: TariffKind | undefined): "offer-group" | "offer-individual" {
	return kind === "individual" ? "offer-individual" : "offer-group";
}

/** The kind of lessons that a form is about: that of the tariff it names, or of the whole course where all its lessons are individual. */
export function askedKind(
	tariffs: readonly { readonly code: string; readonly kind: TariffKind }[],
	code: string | undefined,
): TariffKind | undefined {
	const [first, ...rest] = new Set(tariffs.map(({ kind }) => kind));
	return tariffs.find((tariff) => tariff.code === code)?.kind ?? (rest.length === 0 ? first : undefined);
}
