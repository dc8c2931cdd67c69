import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { localizePath } from "../../../i18n/locales.ts";
import type { Locale } from "../../../shared/localized.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { ERASURE_PERSON, ERASURE_SOURCES } from "../../requests/erasure/erasure-source.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, leaveToOtherBuild } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { type Forgotten, isAboutErasure } from "../facts/erasure-message.ts";
import { type ErasureNews, erasureLetter } from "../letters/erasure-letter.server.ts";
import { letterSchool } from "../letters/letter-school.ts";
import { postLetter } from "./post-letter.server.ts";

/** Tells what came of a wish to be forgotten. The address of whoever was forgotten stands in the message alone, until it is sent. */
export async function sendErasureLetter(
	db: Database,
	message: OutgoingRow & { readonly erasureId: string },
	{ channels, siteUrl }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	if (!isAboutErasure(message)) return leaveToOtherBuild();
	const told =
		message.kind === "erasure-done" ? erased(message.details) : await refused(db, message.erasureId, siteUrl);
	if (!told) return failForGood(MOOT.noAddress);
	const { email, locale, news } = told;
	const settings = await getSiteSettings(db);
	const letter = await erasureLetter({
		locale,
		news,
		siteUrl: `${siteUrl}${localizePath("/", locale)}`,
		school: letterSchool(settings, locale),
	});
	return postLetter(channels, message, { ...letter, to: email });
}

type Told = { readonly email: string; readonly locale: Locale; readonly news: ErasureNews };

function erased({ email, locale = "ru" }: Partial<Forgotten>): Told | undefined {
	return email ? { email, locale, news: { kind: "done" } } : undefined;
}

/** Undefined where there is no address, and for whoever has asked again meanwhile. */
async function refused(db: Database, id: string, siteUrl: string): Promise<Told | undefined> {
	const person = ERASURE_PERSON;
	const { rows } = await sql<{ email: string | null; locale: Locale; secret: string; refusal: string | null }>`
		select ${person.email} as email, ${person.locale} as locale, ${person.secret} as secret, erasure_request.refusal
		from ${ERASURE_SOURCES} where erasure_request.id = ${id}::uuid and erasure_request.status = 'refused'`.execute(db);
	const [wish] = rows;
	if (!wish?.email) return undefined;
	const { email, locale, secret, refusal } = wish;
	const myDataUrl = `${siteUrl}${localizePath(`/my/${secret}`, locale)}`;
	return { email, locale, news: { kind: "refused", reason: refusal, myDataUrl } };
}
