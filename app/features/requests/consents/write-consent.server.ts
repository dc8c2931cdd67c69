import type { Insertable, Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import type { LegalKind } from "../../../shared/legal-kinds.ts";
import type { Locale } from "../../../shared/localized.ts";
import { requireVersionShown } from "./version-in-force.server.ts";

type Asked = {
	/** Kind of the legal document that was agreed to, or not. */
	readonly document: LegalKind;
	/** The versions that stood beside the boxes, as the form names them. */
	readonly shown?: string | null | undefined;
	readonly locale: Locale;
	readonly ip: string | null | undefined;
	readonly agent: string | null | undefined;
	readonly now: Date;
} & Pick<Insertable<Schema["consent"]>, "requestId" | "commentId" | "orderId" | "kind" | "granted" | "page">;

/** Writes one answer to a consent that was asked for, with the version and the hash of the document that was shown. */
export async function writeConsent(
	db: Transaction<Schema>,
	{ document, shown, locale, ip = null, agent = null, now, ...consent }: Asked,
): Promise<void> {
	const version = await requireVersionShown(db, { kind: document, locale, now, shown });
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
