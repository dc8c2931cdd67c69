import type { Database } from "../../../../database/open-database.server.ts";
import { legalDay } from "../../../shared/legal-day.ts";
import type { Locale } from "../../../shared/localized.ts";

/** The version of a legal document that somebody accepts at this moment; undefined when there is none in that language. */
export function versionInForce(
	db: Database,
	{ kind, locale, now }: { kind: string; locale: Locale; now: Date },
): Promise<{ number: number; hash: string } | undefined> {
	return db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.where("locale", "=", locale)
		.where("validFrom", "<=", legalDay(now))
		.orderBy("number", "desc")
		.select(["number", "hash"])
		.limit(1)
		.executeTakeFirst();
}

/** @throws when there is none: nobody may be asked to accept what is not there. */
export async function requireVersionInForce(
	db: Database,
	document: { kind: string; locale: Locale; now: Date },
): Promise<{ number: number; hash: string }> {
	const version = await versionInForce(db, document);
	if (!version) throw new Error(`No version of the document «${document.kind}» is in force in «${document.locale}»`);
	return version;
}
