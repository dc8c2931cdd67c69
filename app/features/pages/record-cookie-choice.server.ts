import type { Database } from "../../../database/open-database.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { legalDay } from "./legal-day.ts";

type CookieChoiceRecord = {
	readonly granted: boolean;
	readonly locale: Locale;
	readonly now: Date;
	/** Address of the page on which the choice was made. */
	readonly page: string;
	readonly ip: string | undefined;
	readonly agent: string | undefined;
};

/** Writes one answer about cookies into the consent ledger, with the version of the privacy policy it was given under. */
export async function recordCookieChoice(db: Database, choice: CookieChoiceRecord): Promise<void> {
	const { granted, locale, now, page, ip = null, agent = null } = choice;
	const policy = await db
		.selectFrom("legalVersion")
		.where("kind", "=", "privacy")
		.where("locale", "=", locale)
		.where("validFrom", "<=", legalDay(now))
		.orderBy("number", "desc")
		.select(["number", "hash"])
		.limit(1)
		.executeTakeFirst();
	await db
		.insertInto("consent")
		.values({
			kind: "cookies",
			granted,
			documentKind: policy ? "privacy" : null,
			documentNumber: policy?.number ?? null,
			documentLocale: policy ? locale : null,
			documentHash: policy?.hash ?? null,
			page,
			ip,
			agent,
		})
		.execute();
}
