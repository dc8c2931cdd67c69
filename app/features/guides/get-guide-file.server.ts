import { createHash } from "node:crypto";
import type { Database } from "../../../database/open-database.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { type Facts, quoteFacts } from "../../shared/facts.ts";
import type { Locale } from "../../shared/localized.ts";
import type { GuideSlug } from "../requests/guide-slugs.ts";
import { type PrintedGuide, printGuide } from "./print-guide.server.ts";

export type GuideFile = PrintedGuide & { readonly title: string; readonly subtitle: string; readonly fileName: string };

/** Printed guides by the hash of their text: an edit makes a new one, and there are as many as there are guides. */
const printed = new Map<string, { readonly hash: string; readonly file: Promise<PrintedGuide> }>();

/** A guide as a PDF in one language; undefined when the language has none. */
export async function getGuideFile(
	db: Database,
	{ slug, locale, facts }: { slug: GuideSlug; locale: Locale; facts: Facts },
): Promise<GuideFile | undefined> {
	const row = await db
		.selectFrom("guide")
		.where("slug", "=", slug)
		.where("locale", "=", locale)
		.selectAll()
		.executeTakeFirst();
	if (!row) return undefined;
	const { title, subtitle, body } = quoteFacts({ title: row.title, subtitle: row.subtitle, body: row.body }, facts);
	const t = translatorOf(locale, "guides");
	const text = { title, subtitle, body, updatedAt: row.updatedAt, locale, school: facts.school ?? "" };
	const hash = createHash("sha256").update(JSON.stringify(text)).digest("hex");
	const key = `${slug} ${locale}`;
	let known = printed.get(key);
	if (known?.hash !== hash) {
		known = { hash, file: printGuide({ ...text, contents: t("contents") }) };
		printed.set(key, known);
		// A print that failed is no file for ever: the next reader has it printed again.
		known.file.catch(() => printed.delete(key));
	}
	return { ...(await known.file), title, subtitle, fileName: `orbita-${slug}-${locale}.pdf` };
}
