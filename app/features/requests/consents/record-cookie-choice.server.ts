import type { Database } from "../../../../database/open-database.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { versionInForce } from "./version-in-force.server.ts";

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
	const policy = await versionInForce(db, { kind: "privacy", locale, now });
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
