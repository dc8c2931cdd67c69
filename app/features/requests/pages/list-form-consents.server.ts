import type { Database } from "../../../../database/open-database.server.ts";
import { LEGAL_PATHS } from "../../../shared/legal-kinds.ts";
import type { Locale } from "../../../shared/localized.ts";
import type { offerOf } from "../consents/offer-of.ts";
import { nameVersions } from "../consents/version-in-force.server.ts";
import type { FormConsent } from "./request-form-view.ts";

type FormOf = {
	/** Absent where nothing is offered. */
	readonly offer?: ReturnType<typeof offerOf> | undefined;
	/** Whether it asks for advertising, too. */
	readonly asksAds: boolean;
	readonly locale: Locale;
	readonly now: Date;
};

/** The boxes of a form, each about one document in the version that is in force now; the required ones first. */
export async function listFormConsents(db: Database, { offer, asksAds, ...moment }: FormOf): Promise<FormConsent[]> {
	const asked = [
		{ kind: "privacy", document: "privacy", required: true },
		{ kind: "personal-data", document: "personal-data", required: true },
		...(offer ? [{ kind: "offer", document: offer, required: true } as const] : []),
		...(asksAds ? [{ kind: "ads", document: "consent-ads", required: false } as const] : []),
	] as const;
	const versions = await nameVersions(db, { kinds: asked.map(({ document }) => document), ...moment });
	return asked.map(({ kind, document, required }) => ({
		kind,
		path: LEGAL_PATHS[document],
		version: versions[document],
		required,
	}));
}
