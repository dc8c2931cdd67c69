import { createHash } from "node:crypto";
import type { Transaction } from "kysely";
import { factsOf, type SiteSettings } from "../../app/features/settings/site-settings.ts";
import { quoteFacts } from "../../app/shared/facts.ts";
import type { Schema } from "../types.ts";
import type { MarkdownFile } from "./read-content.ts";
import { guideHeadSchema, legalHeadSchema, pageHeadSchema } from "./school-files.ts";

/** Writes pages of text. */
export async function insertPages(db: Transaction<Schema>, files: readonly MarkdownFile[]): Promise<void> {
	for (const { head, name, locale, body } of files) {
		const { title, lead, seo } = pageHeadSchema.parse(head);
		await db
			.insertInto("page")
			.values({ slug: name, locale, title, lead, body, seo: JSON.stringify(seo) })
			.execute();
	}
}

/** Writes the guides that visitors ask for by letter. */
export async function insertGuides(db: Transaction<Schema>, files: readonly MarkdownFile[], now: Date): Promise<void> {
	for (const { head, name, locale, body } of files) {
		await db
			.insertInto("guide")
			.values({ ...guideHeadSchema.parse(head), slug: name, locale, body, updatedAt: now })
			.execute();
	}
}

/** Writes the versions of the documents that visitors accept. */
export async function insertLegal(
	db: Transaction<Schema>,
	files: readonly MarkdownFile[],
	settings: SiteSettings,
): Promise<void> {
	for (const { head, locale, body: text } of files) {
		const { kind, number, title, from, note } = legalHeadSchema.parse(head);
		// Names and numbers are put in here and not when it is read: what somebody accepted must not change with a setting.
		const body = quoteFacts(text, factsOf(settings, locale));
		const hash = createHash("sha256").update(body).digest("hex");
		await db
			.insertInto("legalVersion")
			.values({ kind, locale, number, title, body, note, hash, validFrom: from })
			.execute();
	}
}
