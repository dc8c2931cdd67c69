import type { Database } from "../../../database/open-database.server.ts";
import { legalDay, startOfLegalDay } from "../../shared/legal-day.ts";
import type { LegalKind } from "../../shared/legal-kinds.ts";
import type { Locale } from "../../shared/localized.ts";

export type LegalVersion = {
	readonly number: number;
	/** The first day in force, for example `2026-09-01`. */
	readonly validFrom: string;
	/** What has changed, in a sentence. */
	readonly note: string;
};

export type LegalVersions = {
	/** The versions that have come into force, the one in force first. */
	readonly versions: readonly LegalVersion[];
	/** When the next version comes into force, if it has already been written. */
	readonly nextFrom: Date | undefined;
};

/** The versions of a legal document in one language; those still to come are not shown. */
export async function listLegalVersions(
	db: Database,
	{ kind, locale, now }: { kind: LegalKind; locale: Locale; now: Date },
): Promise<LegalVersions> {
	const rows = await db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.where("locale", "=", locale)
		.orderBy("number", "desc")
		.select(["number", "note", "validFrom"])
		.execute();
	const today = legalDay(now);
	const ahead = rows.filter(({ validFrom }) => validFrom > today).map(({ validFrom }) => validFrom);
	const next = ahead.sort()[0];
	return {
		versions: rows.filter(({ validFrom }) => validFrom <= today),
		nextFrom: next ? startOfLegalDay(next) : undefined,
	};
}
