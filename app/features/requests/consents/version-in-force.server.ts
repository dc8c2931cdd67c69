import type { Database } from "../../../../database/open-database.server.ts";
import { legalDay } from "../../../shared/legal-day.ts";
import type { LegalKind } from "../../../shared/legal-kinds.ts";
import type { Locale } from "../../../shared/localized.ts";

type Version = { readonly number: number; readonly hash: string };
type Asked = { readonly kind: LegalKind; readonly locale: Locale; readonly now: Date };

/** The version of a legal document that somebody accepts at this moment; undefined when there is none in that language. */
export function versionInForce(db: Database, document: Asked): Promise<Version | undefined> {
	return versionsSoFar(db, document).orderBy("number", "desc").limit(1).executeTakeFirst();
}

/** @throws when there is none: nobody may be asked to accept what is not there. */
export async function requireVersionInForce(db: Database, document: Asked): Promise<Version> {
	const version = await versionInForce(db, document);
	if (!version) throw new Error(`No version of the document «${document.kind}» is in force in «${document.locale}»`);
	return version;
}

/**
 * The version that a form showed beside its box, which may have been followed by another since the form was opened; the one in force where
 * the form does not say. `shown`: names as {@link nameVersions} gives them, separated by spaces. @throws when there is neither.
 */
export async function requireVersionShown(
	db: Database,
	{ shown, ...document }: Asked & { readonly shown: string | null | undefined },
): Promise<Version> {
	const number = numberIn(shown ?? "", document.kind);
	const version = number && (await versionsSoFar(db, document).where("number", "=", number).executeTakeFirst());
	return version || requireVersionInForce(db, document);
}

/** The number by which names of versions call a document; undefined where they do not. */
function numberIn(names: string, kind: LegalKind): number | undefined {
	const [, number] = new RegExp(`(?:^| )${kind}:(\\d+)`).exec(names) ?? [];
	return number === undefined ? undefined : Number(number);
}

/** A name for the version of each document in force now, as forms carry them: `privacy:3`; 0 where there is none in that language. */
export async function nameVersions<Kind extends LegalKind>(
	db: Database,
	{ kinds, locale, now }: { readonly kinds: readonly Kind[]; readonly locale: Locale; readonly now: Date },
): Promise<Record<Kind, string>> {
	const rows = await db
		.selectFrom("legalVersion")
		.where("kind", "in", kinds)
		.where("locale", "=", locale)
		.where("validFrom", "<=", legalDay(now))
		.groupBy("kind")
		.select(({ fn }) => ["kind", fn.max("number").as("number")])
		.execute();
	const numberOf = (kind: Kind) => rows.find((row) => row.kind === kind)?.number ?? 0;
	return Object.fromEntries(kinds.map((kind) => [kind, `${kind}:${numberOf(kind)}`])) as Record<Kind, string>;
}

function versionsSoFar(db: Database, { kind, locale, now }: Asked) {
	return db
		.selectFrom("legalVersion")
		.where("kind", "=", kind)
		.where("locale", "=", locale)
		.where("validFrom", "<=", legalDay(now))
		.select(["number", "hash"]);
}
