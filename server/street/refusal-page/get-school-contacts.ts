import { getSiteSettings } from "../../../app/features/settings/get-site-settings.server.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { SchoolContacts } from "./draw-refusal.ts";

/** What pages of refusal say of the school, for the time when nobody can be asked. @throws while the database is away. */
export async function getSchoolContacts(db: Database): Promise<SchoolContacts> {
	const { school: name, phones, email } = await getSiteSettings(db);
	const [phone] = phones;
	return {
		name,
		email,
		phoneNumber: phone?.number ?? "",
		phone: { ru: phone?.ru.label ?? "", en: phone?.en.label ?? "" },
	};
}
