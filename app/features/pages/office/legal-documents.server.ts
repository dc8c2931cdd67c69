import { createHash } from "node:crypto";
import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { LOCKS, lockName } from "../../../../database/lock-name.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import type { Schema } from "../../../../database/types.ts";
import { defineAction } from "../../../records/define-action.server.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { isPlaceholder, quoteFacts } from "../../../shared/facts.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { legalDay } from "../../../shared/legal-day.ts";
import { LEGAL_KINDS, LEGAL_PATHS, type LegalKind } from "../../../shared/legal-kinds.ts";
import { LOCALES } from "../../../shared/localized.ts";
import { fail, type Refusal, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { factsOf } from "../../settings/site-settings.ts";
import { type LegalInput, legalSchema } from "./legal-schema.ts";
import { readLegalDocuments } from "./read-legal-documents.server.ts";

const IN_BRACES = /\{\{([^{}\n]{0,100})\}\}/g;
const withdrawSchema = z.object({ number: z.int("required") });

/**
 * Legal documents, named by their kinds. A change is a new version from a given day on, in both languages: what somebody has accepted is
 * never edited. A version that is not in force yet has been accepted by nobody and can be withdrawn.
 */
export function createLegalDocumentResource(): Resource<LegalInput> {
	return {
		name: "legal-documents",
		schema: legalSchema,
		isContent: true,
		list: LEGAL_LIST,
		lock: lockDocument,
		read: readLegalDocuments,
		async update(transaction, { id, input }, { now }) {
			if (!isLegalKind(id)) return fail("notFound");
			const refusal = (await checkDay(transaction, id, input, now)) ?? checkNames(input);
			if (refusal) return refusal;
			return addVersion(transaction, id, input);
		},
		actions: {
			withdraw: defineAction({
				schema: withdrawSchema,
				async run(db, { id, input, now }) {
					const gone = await db
						.deleteFrom("legalVersion")
						.where("kind", "=", id)
						.where("number", "=", input.number)
						.where("validFrom", ">", legalDay(now))
						.returning("id")
						.execute();
					if (gone.length === 0) return fail("inForce");
					await tellContent(db, "legal-documents");
					return succeed();
				},
			}),
		},
		preview: {
			path: async (_db, id) => (isLegalKind(id) ? LEGAL_PATHS[id] : undefined),
			async publish(transaction, id, locale, now) {
				await sql`update legal_version set valid_from = least(valid_from, ${legalDay(now)}::date)
					where kind = ${id} and locale = ${locale}`.execute(transaction);
			},
		},
	};
}

function isLegalKind(id: string): id is LegalKind {
	return isOneOf(LEGAL_KINDS, id);
}

/** The number of the newest version; no two can be added at once. */
async function lockDocument(transaction: Transaction<Schema>, id: string): Promise<number | undefined> {
	if (!isLegalKind(id)) return undefined;
	await lockName(transaction, LOCKS.legalDocument, id);
	const { rows } = await sql<{ number: number | null }>`
		select max(number) as number from legal_version where kind = ${id}`.execute(transaction);
	return rows[0]?.number ?? 0;
}

/** A version takes force today or later, and not before one that is written already. */
async function checkDay(db: Transaction<Schema>, kind: LegalKind, { validFrom }: LegalInput, now: Date) {
	if (validFrom < legalDay(now)) return fail("past", "validFrom");
	const { rows } = await sql`
		select 1 from legal_version where kind = ${kind} and valid_from > ${validFrom}::date limit 1`.execute(db);
	return rows.length > 0 ? fail("beforeLast", "validFrom") : undefined;
}

/**
 * Text in double braces must be a name: nothing else would be replaced, and the braces would stay in the text for ever. Whether the school
 * has a value for the name is checked for all content, elsewhere (`with-quotes-checked.server.ts`).
 */
function checkNames({ texts }: LegalInput): Refusal | undefined {
	for (const locale of LOCALES) {
		for (const field of ["title", "body"] as const) {
			const strange = [...texts[locale][field].matchAll(IN_BRACES)].find(([braces]) => !isPlaceholder(braces));
			if (strange) return fail(`unknownFact:${strange[1]}`, `texts.${locale}.${field}`);
		}
	}
	return undefined;
}

async function addVersion(db: Transaction<Schema>, kind: LegalKind, { validFrom, texts }: LegalInput) {
	const settings = await getSiteSettings(db);
	const newest = await db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.orderBy("number", "desc")
		.select(["locale", "number", "title", "hash"])
		.limit(LOCALES.length)
		.execute();
	const rows = LOCALES.map((locale) => {
		const { title, body: written, note } = texts[locale];
		// Names and numbers are put in here and not when it is read: what somebody accepted must not change with a setting.
		const body = quoteFacts(written, factsOf(settings, locale));
		return { locale, title, body, note, hash: createHash("sha256").update(body).digest("hex") };
	});
	const isSame = rows.every(({ locale, title, hash }) =>
		newest.some((before) => before.locale === locale && before.hash === hash && before.title === title),
	);
	if (isSame) return fail("unchanged", "texts.ru.body");
	const number = Math.max(0, ...newest.map((version) => version.number)) + 1;
	await db
		.insertInto("legalVersion")
		.values(rows.map((row) => ({ ...row, kind, number, validFrom })))
		.execute();
	return succeed();
}

const inForce = (column: string) => sql`(select ${sql.ref(column)} from legal_version as version
	where version.kind = named.kind and version.locale = 'ru' and version.valid_from <= (now() at time zone 'UTC')::date
	order by version.number desc limit 1)`;
const titleIn = (locale: string) => sql`(select version.title from legal_version as version
	where version.kind = named.kind and version.locale = ${locale} order by version.number desc limit 1)`;

const LEGAL_LIST: ListRule = {
	from: sql`(values ${sql.join(LEGAL_KINDS.map((kind, index) => sql`(${kind}::text, ${index}::int)`))}) as named (kind, place)`,
	columns: {
		id: sql`named.kind`,
		titleRu: titleIn("ru"),
		titleEn: titleIn("en"),
		number: inForce("version.number"),
		validFrom: sql`to_char(${inForce("version.valid_from")}, 'YYYY-MM-DD')`,
		nextFrom: sql`(select to_char(min(version.valid_from), 'YYYY-MM-DD') from legal_version as version
			where version.kind = named.kind and version.valid_from > (now() at time zone 'UTC')::date)`,
		accepted: sql`(select count(*)::int from consent where consent.document_kind = named.kind and consent.granted)`,
	},
	csv: { validFrom: "day", nextFrom: "day" },
	search: [sql`named.kind`, titleIn("ru"), titleIn("en")],
	filters: {},
	sorts: { place: sql`named.place`, titleRu: titleIn("ru"), titleEn: titleIn("en") },
	defaultSort: { by: "place", order: "asc" },
};
