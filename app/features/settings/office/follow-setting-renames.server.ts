import { sql } from "kysely";
import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import type { SiteSettings } from "../site-settings.ts";
import type { SettingDocument } from "./setting-rules.ts";

/** An older value with what its promo codes and categories are called now; a name that nothing ever had stays. */
export async function followSettingRenames(db: Database, { key, value }: SettingDocument): Promise<SettingDocument> {
	if (key === "promotion" && value) {
		const { code, bonus_code } = value as NonNullable<SiteSettings["promotion"]>;
		return { key, value: { code: await followCode(db, code), bonus_code: await followCode(db, bonus_code) } };
	}
	if (key === "yandex_rubrics") {
		const rubrics = value as SiteSettings["yandex_rubrics"];
		const present = await followSlugs(db, "category", Object.keys(rubrics));
		return { key, value: Object.fromEntries(Object.values(rubrics).map((rubric, index) => [present[index], rubric])) };
	}
	return { key, value };
}

/** What a promo code is called now, by the history of all codes: a code has no address that would lead on from its old name. */
async function followCode(db: Database, code: string): Promise<string> {
	const { rows } = await sql<{ code: string }>`select promo_code.code from promo_code
		left join revision on revision.resource = 'promo-codes' and revision.record_id = promo_code.id::text
			and revision.document->>'code' = ${code}
		where promo_code.code = ${code} or revision.id is not null
		order by promo_code.code = ${code} desc, revision.created_at desc limit 1`.execute(db);
	return rows[0]?.code ?? code;
}
