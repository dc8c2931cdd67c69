import { sql } from "kysely";
import { z } from "zod";
import { localized, longText, requiredText, slugField, wholeNumber } from "../../../records/field-rules.ts";
import type { ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { inTextColumn } from "../../../records/translation.server.ts";
import { fail, succeed } from "../../../shared/result.ts";
import { artSizes } from "../../../ui/art/art-sizes.ts";
import { addAddressed, readAddressed, writeAddressed } from "./addressed-rows.server.ts";

const authorSchema = z.object({
	slug: slugField,
	avatar: z.string("required").refine((name) => name.startsWith("avatar-") && Object.hasOwn(artSizes, name), "unknown"),
	position: wholeNumber(0, 10_000),
	text: localized(z.object({ name: requiredText(100), role: requiredText(200), bio: longText(2000) })),
});

type AuthorDocument = z.infer<typeof authorSchema>;

/** Who writes in the blog. */
export function createAuthorResource(): Resource<AuthorDocument> {
	return {
		name: "authors",
		schema: authorSchema,
		isContent: true,
		list: AUTHOR_LIST,
		translation: inTextColumn("author", "name"),
		lock: lockRow("author"),
		read: readRows((db, ids) => readAddressed<AuthorDocument>(db, "author", ids)),
		create: (transaction, input) => addAddressed(transaction, "author", input),
		update: (transaction, change, { now }) => writeAddressed(transaction, "author", { ...change, now }),
		async remove(transaction, id) {
			const written = await transaction
				.selectFrom("postAuthor")
				.where("authorId", "=", id)
				.select("postId")
				.limit(1)
				.executeTakeFirst();
			if (written) return fail("inUse");
			await transaction.deleteFrom("author").where("id", "=", id).execute();
			return succeed();
		},
	};
}

const AUTHOR_LIST: ListRule = {
	from: sql`author`,
	columns: {
		id: sql`author.id`,
		slug: sql`author.slug`,
		avatar: sql`author.avatar`,
		nameRu: sql`author.text->'ru'->>'name'`,
		nameEn: sql`author.text->'en'->>'name'`,
		roleRu: sql`author.text->'ru'->>'role'`,
		roleEn: sql`author.text->'en'->>'role'`,
		posts: sql`(select count(*)::int from post_author where post_author.author_id = author.id)`,
		position: sql`author.position`,
		updatedAt: sql`author.updated_at`,
	},
	search: [sql`author.slug`, sql`author.text->'ru'->>'name'`, sql`author.text->'en'->>'name'`],
	filters: {},
	sorts: {
		position: sql`author.position`,
		nameRu: sql`author.text->'ru'->>'name' collate "und-x-icu"`,
		nameEn: sql`author.text->'en'->>'name' collate "und-x-icu"`,
		updatedAt: sql`author.updated_at`,
	},
	defaultSort: { by: "position", order: "asc" },
};
