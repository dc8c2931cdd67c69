import type { Database } from "../../../database/open-database.server.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { LegalKind } from "../../shared/legal-kinds.ts";
import { LOCALES, type Locale } from "../../shared/localized.ts";
import { compareTexts, type ParagraphChange } from "./compare-texts.server.ts";
import { type LegalVersion, listLegalVersions } from "./list-legal-versions.server.ts";
import { listUntoldPaths } from "./list-untold-paths.server.ts";
import { type RenderedText, renderMarkdown } from "./render-markdown.server.ts";

export type LegalDocumentView = {
	readonly kind: LegalKind;
	readonly title: string;
	readonly text: RenderedText;
	/** The version that is shown. */
	readonly version: LegalVersion;
	/** First day of the version that took its place; undefined while it is in force. */
	readonly replacedFrom: string | undefined;
	/** All versions that have come into force, the one in force first. */
	readonly versions: readonly LegalVersion[];
	readonly nextFrom: Date | undefined;
	/** What it changed against version `before`; only when it is asked for and there was one. */
	readonly changes: { readonly before: number; readonly paragraphs: readonly ParagraphChange[] } | undefined;
	/** The languages in which some version is in force. */
	readonly locales: readonly Locale[];
};

type LegalQuestion = {
	readonly kind: LegalKind;
	readonly locale: Locale;
	readonly now: Date;
	readonly facts: Facts;
	/** The number of an earlier version; absent for the one in force. */
	readonly number?: number | undefined;
	readonly withChanges?: boolean;
};

/** A legal document in force, or an earlier version of it; undefined when there is no such version. */
export async function getLegalDocument(db: Database, question: LegalQuestion): Promise<LegalDocumentView | undefined> {
	const { kind, locale, now, facts, number } = question;
	const all = await Promise.all(LOCALES.map((code) => listLegalVersions(db, { kind, locale: code, now })));
	const { versions, nextFrom } = all[LOCALES.indexOf(locale)] ?? { versions: [], nextFrom: undefined };
	const place = number === undefined ? 0 : versions.findIndex((version) => version.number === number);
	const version = versions[place];
	if (!version) return undefined;
	const { title, body } = quoteFacts(await readText(db, question, version), facts);
	const before = versions[place + 1];
	const changes =
		before && question.withChanges
			? {
					before: before.number,
					paragraphs: compareTexts(quoteFacts(await readText(db, question, before), facts).body, body),
				}
			: undefined;
	return {
		kind,
		title,
		text: await renderMarkdown(body, { locale, title, facts, untold: await listUntoldPaths(db, { locale, now }) }),
		version,
		replacedFrom: versions[place - 1]?.validFrom,
		versions,
		nextFrom,
		changes,
		locales: LOCALES.filter((_, index) => (all[index]?.versions.length ?? 0) > 0),
	};
}

function readText(db: Database, { kind, locale }: LegalQuestion, { number }: LegalVersion) {
	return db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.where("locale", "=", locale)
		.where("number", "=", number)
		.select(["title", "body"])
		.executeTakeFirstOrThrow();
}
