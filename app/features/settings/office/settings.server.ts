import { type SqlBool, sql, type Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Kept, ListRule, Resource } from "../../../records/resource.ts";
import { alwaysInBoth } from "../../../records/translation.server.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { fail, type Refusal, succeed } from "../../../shared/result.ts";
import { type SiteSettings, siteSettingsSchema } from "../site-settings.ts";
import { followSettingRenames } from "./follow-setting-renames.server.ts";
import { isOwnSetting, OWNER_SETTINGS } from "./own-setting.ts";
import { quotesVanishing } from "./quotes-vanishing.server.ts";
import { SETTING_GROUPS } from "./setting-groups.ts";
import { SETTING_KEYS, type SettingDocument, settingSchema } from "./setting-rules.ts";

/** Settings of the school, named by their keys; a change shows everywhere at once. */
export function createSettingResource(): Resource<SettingDocument> {
	return {
		name: "settings",
		schema: settingSchema,
		isContent: true,
		followRenames: followSettingRenames,
		isOwn: isOwnSetting,
		list: SETTING_LIST,
		translation: alwaysInBoth("setting", "key"),
		/** A database that is older than a setting has no row for it: its version is 0. */
		async lock(transaction, id) {
			if (!isSettingKey(id)) return undefined;
			const { rows } = await sql<{ version: number }>`
				select version from setting where key = ${id} for update`.execute(transaction);
			return rows[0]?.version ?? 0;
		},
		read: readSettings,
		async update(transaction, { id, input }, { now }) {
			if (input.key !== id) return fail("unknown", "key");
			const refusal = await checkSetting(transaction, input);
			if (refusal) return refusal;
			const value = JSON.stringify({ is: input.value });
			await sql`insert into setting (key, value) values (${id}, ${value}::jsonb)
				on conflict (key) do update set value = excluded.value, version = setting.version + 1, updated_at = ${now}`.execute(
				transaction,
			);
			return succeed();
		},
	};
}

function isSettingKey(id: string): boolean {
	return isOneOf(SETTING_KEYS, id);
}

async function readSettings(db: Database, ids: readonly string[]): Promise<(SettingDocument & Kept)[]> {
	const known = SETTING_KEYS.filter((key) => ids.includes(key));
	if (known.length === 0) return [];
	const rows = await db.selectFrom("setting").where("key", "in", known).selectAll().execute();
	return known.map((key) => {
		const row = rows.find((found) => found.key === key);
		const kept = row?.value.is;
		// With the defaults that the schema adds to older values.
		const value = siteSettingsSchema.shape[key].safeParse(kept).data ?? kept ?? null;
		return { id: key, key, version: row?.version ?? 0, group: groupOf(key), value, updatedAt: row?.updatedAt ?? null };
	});
}

/** What a value depends on: promo codes that exist, texts that quote its figures. */
async function checkSetting(db: Transaction<Schema>, { key, value }: SettingDocument): Promise<Refusal | undefined> {
	if (key === "promotion" && value) {
		const refusal = await checkCodes(db, value as NonNullable<SiteSettings["promotion"]>);
		if (refusal) return refusal;
	}
	return (await quotesVanishing(db, { key, value })) ? fail("quoted", "value") : undefined;
}

/** The pages of the promotion and of the bonus have words for a share of the price, off the courses of an audience or of all. */
async function checkCodes(
	db: Transaction<Schema>,
	promotion: NonNullable<SiteSettings["promotion"]>,
): Promise<Refusal | undefined> {
	for (const part of ["code", "bonus_code"] as const) {
		const code = promotion[part];
		const row = await db
			.selectFrom("promoCode")
			.where("code", "=", code)
			.select(["percent", "scope"])
			.executeTakeFirst();
		if (!row) return fail(`unknownCode:${code}`, `value.${part}`);
		const isTellable = row.percent !== null && (row.scope === "all" || row.scope === "audience");
		if (!isTellable) return fail(`wordlessCode:${code}`, `value.${part}`);
	}
	return undefined;
}

function groupOf(key: string): string {
	return Object.entries(SETTING_GROUPS).find(([, keys]) => isOneOf(keys, key))?.[0] ?? "periods";
}

const SETTING_LIST: ListRule = {
	from: sql`(values ${sql.join(
		SETTING_KEYS.map((key, index) => sql`(${key}::text, ${groupOf(key)}::text, ${index}::int)`),
	)}) as known (key, "group", place) left join setting on setting.key = known.key`,
	columns: {
		id: sql`known.key`,
		group: sql`known."group"`,
		value: sql`setting.value->'is'`,
		version: sql`coalesce(setting.version, 0)`,
		updatedAt: sql`setting.updated_at`,
	},
	/** The screen has all of them, and looks through the words that it calls them by. */
	search: [],
	filters: { group: (group) => sql`known."group" = ${group}` },
	sorts: { place: sql`known.place`, id: sql`known.key`, updatedAt: sql`setting.updated_at` },
	defaultSort: { by: "place", order: "asc" },
	scope: ({ role }) =>
		role === "owner"
			? undefined
			: sql<SqlBool>`known.key not in (${sql.join(OWNER_SETTINGS.map((key) => sql`${key}`))})`,
};
