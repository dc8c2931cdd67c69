import { type SqlBool, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../../../database/open-database.server.ts";
import type { MediaFile } from "../../../../database/page-types.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import { localized, requiredText } from "../../../records/field-rules.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { pictureUrl } from "../picture-file.ts";
import { REMOVE_FILES } from "../remove-files.server.ts";

/** What a picture is called and what it says to those who do not see it. */
export const mediaSchema = z.object({ title: requiredText(200), alt: localized(requiredText(300)) });

type MediaDocument = z.infer<typeof mediaSchema>;

/** Pictures that staff brought. They come by an upload of their own; a picture that a text shows is not removed. */
export function createMediaResource(jobs: JobSender): Resource<MediaDocument> {
	return {
		name: "media",
		schema: mediaSchema,
		isContent: true,
		list: MEDIA_LIST,
		lock: lockRow("media"),
		read: readRows(readMedia),
		async update(transaction, { id, input: { title, alt } }, { now }) {
			await transaction
				.updateTable("media")
				.set({ title, alt: JSON.stringify({ ru: alt.ru, en: alt.en }), ...raised(now) })
				.where("id", "=", id)
				.execute();
			return succeed();
		},
		async remove(transaction, id) {
			const { rows } = await sql`select 1 from (${USES}) as used where used.media = ${id} limit 1`.execute(transaction);
			if (rows.length > 0) return fail("inUse");
			const { name, files } = await transaction
				.deleteFrom("media")
				.where("id", "=", id)
				.returning(["name", "files"])
				.executeTakeFirstOrThrow();
			await jobs.send(transaction, REMOVE_FILES, { name, files });
			return succeed();
		},
	};
}

/** Texts that show a picture: by the id in its line. */
const shown = (text: string) => sql`regexp_matches(${sql.ref(text)}, '::picture\\{[^}\\n]*?id="?([0-9a-f-]{36})', 'g')`;
const USES = sql`
	select 'posts' as resource, post_id::text as record_id, locale, title, (${shown("body")})[1] as media from post_text
	union select 'pages', slug, locale, title, (${shown("body")})[1] from page`;

export async function readMedia(db: Database, ids: readonly string[]) {
	const rows = await db.selectFrom("media").where("id", "in", ids).selectAll().execute();
	const { rows: uses } = await sql<{
		resource: string;
		recordId: string;
		locale: string;
		title: string;
		media: string;
	}>`
		select * from (${USES}) as used where used.media in (${sql.join(ids)})`.execute(db);
	return rows.map(({ files, ...row }) => ({
		...row,
		files: files.map((file) => ({ ...file, url: pictureUrl(row.name, file) })),
		thumbnailUrl: thumbOf(row.name, files),
		uses: uses.filter(({ media }) => media === row.id).map(({ media: _media, ...use }) => use),
	}));
}

/** The address of the smallest file that every browser shows. */
function thumbOf(name: string, files: readonly MediaFile[]): string | undefined {
	const smallest = files.find(({ format }) => format === "jpeg" || format === "png");
	return smallest && pictureUrl(name, smallest);
}

const FORMATS = ["jpeg", "png", "webp", "gif", "avif"];

const MEDIA_LIST: ListRule = {
	from: sql`media`,
	columns: {
		id: sql`media.id`,
		name: sql`media.name`,
		title: sql`media.title`,
		altRu: sql`media.alt->>'ru'`,
		altEn: sql`media.alt->>'en'`,
		format: sql`media.format`,
		width: sql`media.width`,
		height: sql`media.height`,
		bytes: sql`media.bytes`,
		thumbnailUrl: sql`${`${import.meta.env.BASE_URL}media/`}::text || media.name || '-' || least(media.width, 320) || '.'
			|| case when media.files @> '[{"format": "png"}]' then 'png' else 'jpeg' end`,
		uses: sql`(select count(*)::int from (${USES}) as used where used.media = media.id::text)`,
		createdAt: sql`media.created_at`,
	},
	search: [sql`media.title`, sql`media.alt->>'ru'`, sql`media.alt->>'en'`],
	filters: {
		format: (format) => (FORMATS.includes(format) ? sql<SqlBool>`media.format = ${format}` : undefined),
		unused: (value) =>
			value === "true"
				? sql<SqlBool>`not exists (select 1 from (${USES}) as used where used.media = media.id::text)`
				: undefined,
	},
	sorts: {
		createdAt: sql`media.created_at`,
		title: sql`media.title collate "und-x-icu"`,
		bytes: sql`media.bytes`,
		width: sql`media.width`,
	},
	defaultSort: { by: "createdAt", order: "desc" },
};
