import { createHash, randomBytes } from "node:crypto";
import type { Selectable, Transaction } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import { tellContent } from "../../../../database/tell-content.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { expectsLetter } from "./expects-letter.server.ts";
import type { ReplySender } from "./reply-sender.ts";
import { isShownComment } from "./shown-comments.server.ts";

export type SchoolReply = {
	/** The comment that is answered. */
	readonly id: string;
	readonly text: string;
	/** The author in whose name the school answers; without one it answers in its own. */
	readonly authorId: string | null;
};

/**
 * Answers a comment as the school: the reply is shown at once, and so is a comment that waited for a check. The same reply sent twice
 * is one. `notShown`: the comment, or one that it answers, is hidden or among the spam.
 */
export async function replyAsSchool(
	db: Database,
	{ id, text, authorId }: SchoolReply,
	{ clock, replies }: { clock: Clock; replies: ReplySender },
): Promise<Result<undefined, "notFound" | "notShown" | "unknownAuthor">> {
	return inTransaction(db, async (transaction) => {
		const parent = await transaction
			.selectFrom("comment")
			.where("id", "=", id)
			.select(["postId", "locale", "status", "parentId"])
			.forUpdate()
			.executeTakeFirst();
		if (!parent) return fail("notFound");
		if (!(await mayBeShown(transaction, parent))) return fail("notShown");
		const name = await nameOf(transaction, authorId, parent.locale);
		if (name === undefined) return fail("unknownAuthor");
		const now = clock.now();
		if (parent.status === "waiting") await show(transaction, id, { now, replies });
		const hash = createHash("sha256")
			.update(JSON.stringify([id, name, text]))
			.digest("hex");
		const added = await transaction
			.insertInto("comment")
			.values({
				postId: parent.postId,
				locale: parent.locale,
				parentId: id,
				name,
				email: null,
				text,
				status: "approved",
				isStaff: true,
				authorId,
				unsubscribeToken: randomBytes(24).toString("base64url"),
				contentHash: hash,
				moderatedAt: now,
				createdAt: now,
				updatedAt: now,
			})
			.onConflict((conflict) => conflict.column("contentHash").doNothing())
			.returning("id")
			.executeTakeFirst();
		if (added && (await expectsLetter(transaction, added.id))) await replies.announceReply(transaction, added.id);
		await tellContent(transaction, "posts");
		return succeed();
	});
}

type Answered = Pick<Selectable<Schema["comment"]>, "postId" | "locale" | "status" | "parentId">;

/** Whether the page shows the comment, or will once it is approved. */
async function mayBeShown(db: Transaction<Schema>, { postId, locale, status, parentId }: Answered): Promise<boolean> {
	if (status === "hidden" || status === "spam") return false;
	return parentId === null || isShownComment(db, { id: parentId, postId, locale });
}

async function nameOf(db: Transaction<Schema>, authorId: string | null, locale: Locale): Promise<string | undefined> {
	if (authorId === null) return (await getSiteSettings(db)).school[locale];
	const author = await db.selectFrom("author").where("id", "=", authorId).select("text").executeTakeFirst();
	return author?.text[locale].name;
}

/** What approving does, within the transaction of the reply. */
async function show(db: Transaction<Schema>, id: string, { now, replies }: { now: Date; replies: ReplySender }) {
	await db
		.updateTable("comment")
		.set({ status: "approved", moderatedAt: now, ...raised(now) })
		.where("id", "=", id)
		.execute();
	if (await expectsLetter(db, id)) await replies.announceReply(db, id);
}
