import type { Insertable, Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { requireVersionInForce } from "./version-in-force.server.ts";

type Asked = {
	/** Kind of the legal document that was agreed to, or not. */
	readonly document: string;
	readonly locale: Locale;
	readonly ip: string | null | undefined;
	readonly agent: string | null | undefined;
	readonly now: Date;
} & Pick<Insertable<Schema["consent"]>, "requestId" | "commentId" | "orderId" | "kind" | "granted" | "page">;

/** Writes one answer to a consent that was asked for, with the version and the hash of the document in force. */
export async function writeConsent(
	db: Transaction<Schema>,
	{ document, locale, ip = null, agent = null, now, ...consent }: Asked,
): Promise<void> {
	const version = await requireVersionInForce(db, { kind: document, locale, now });
	await db
		.insertInto("consent")
		.values({
			...consent,
			documentKind: document,
			documentNumber: version.number,
			documentLocale: locale,
			documentHash: version.hash,
			ip,
			agent,
			createdAt: now,
		})
		.execute();
}
