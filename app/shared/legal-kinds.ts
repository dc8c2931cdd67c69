/** Legal documents of the school and the addresses they stand at, without the language. */
export const LEGAL_PATHS = {
	privacy: "/politica",
	"personal-data": "/personal-data",
	"consent-ads": "/consent-ads",
	"offer-group": "/offer-group",
	"offer-individual": "/offer-individual",
} as const;

export type LegalKind = keyof typeof LEGAL_PATHS;

export const LEGAL_KINDS = Object.keys(LEGAL_PATHS) as LegalKind[];
