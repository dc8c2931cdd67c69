import type { Database } from "../../../../database/open-database.server.ts";
import { LEGAL_PATHS, type LegalKind } from "../../../shared/legal-kinds.ts";
import { isOpenedBy, type ListedConsent, listConsents } from "./list-consents.server.ts";

export type MyConsent = Omit<ListedConsent, "documentKind"> & {
	/** Where the very version that was accepted stays readable; without the language. */
	readonly documentPath: string | undefined;
};

/** The consents that a person was asked for, by the secret of what a letter was about; none when the secret opens nothing. */
export async function getMyConsents(db: Database, { token }: { token: string }): Promise<MyConsent[]> {
	const consents = await listConsents(db, isOpenedBy(token));
	return consents.map(({ documentKind, ...consent }) => ({
		...consent,
		documentPath: acceptedVersionPath(documentKind, consent.documentNumber),
	}));
}

function acceptedVersionPath(kind: string | null, number: number | null): string | undefined {
	if (!kind || !number) return undefined;
	return `${LEGAL_PATHS[kind as LegalKind]}?version=${number}`;
}
