import { getLegalDocument } from "../../features/pages/get-legal-document.server.ts";
import { translatorOf } from "../../i18n/translator-of.ts";
import { LEGAL_PATHS } from "../../shared/legal-kinds.ts";
import { crumbsJsonLd } from "../crumbs-json-ld.server.ts";
import { type DoorArgs, openDoor } from "../open-door.server.ts";
import { pageAt } from "../page-at.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";

/** The legal document that stands at the address: the version in force, or the one that `?version=` names. */
export async function loadLegalDocument(args: DoorArgs) {
	const door = await openDoor(args);
	const { db, locale, path, now, facts, settings, query, lifetime } = door;
	const kind = pageAt(LEGAL_PATHS, door);
	const number = readVersion(query.get("version"));
	const document = await getLegalDocument(db, { kind, locale, now, facts, number, withChanges: query.has("changes") });
	if (!document) pageNotFound(door);
	lifetime.until(document.nextFrom);
	const t = translatorOf(locale, "pages.legal");
	return {
		document,
		head: {
			title: document.title,
			description: t("seoDescription", { title: document.title, school: settings.school[locale] }),
			path,
			locales: document.locales,
			jsonLd: [crumbsJsonLd(door, { label: document.title, path })],
		},
	};
}

/** What is not a number is treated as absent. */
function readVersion(value: string | null): number | undefined {
	return value && /^[1-9]\d{0,4}$/.test(value) ? Number(value) : undefined;
}
