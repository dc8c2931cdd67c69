import type { Transaction } from "kysely";
import type { TariffKind } from "../../../../database/catalog-types.ts";
import type { ConsentKind } from "../../../../database/request-types.ts";
import type { Schema } from "../../../../database/types.ts";
import type { LegalKind } from "../../../shared/legal-kinds.ts";
import { KIND_RULES } from "../request-kinds.ts";
import type { Submission } from "../submitting/insert-request.server.ts";
import { offerOf } from "./offer-of.ts";
import { writeConsent } from "./write-consent.server.ts";

type ConsentRecord = {
	readonly requestId: string;
	readonly submission: Submission;
	readonly tariffKind: TariffKind | undefined;
	/** The visitor asked before: only consents that are given are written, as a box left empty withdraws nothing. */
	readonly isRepeat: boolean;
	readonly now: Date;
};

/** Writes one row for each consent that was asked for, given or not, each with the version and the hash of the document that was shown. */
export async function recordConsents(db: Transaction<Schema>, record: ConsentRecord): Promise<void> {
	const { submission, requestId, now } = record;
	const { consents, page, documents: shown } = submission.input;
	const asked: { kind: ConsentKind; granted: boolean; document: LegalKind }[] = [
		{ kind: "privacy", granted: consents.privacy, document: "privacy" },
		{ kind: "personal-data", granted: consents.personalData, document: "personal-data" },
		{ kind: "ads", granted: consents.ads, document: "consent-ads" },
	];
	if (KIND_RULES[submission.kind].needsOffer) {
		asked.push({ kind: "offer", granted: consents.offer, document: offerOf(record.tariffKind) });
	}
	const { locale, ip, agent } = submission;
	const answers = record.isRepeat ? asked.filter(({ granted }) => granted) : asked;
	for (const consent of answers) await writeConsent(db, { ...consent, shown, requestId, locale, page, ip, agent, now });
}
