import { createHash, randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import { findPresentSlug } from "../../../../database/find-present-slug.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import type { Schema } from "../../../../database/types.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import type { Locale } from "../../../shared/localized.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { writeConsent } from "../../requests/consents/write-consent.server.ts";
import { isVisiblePost } from "../visible-post.server.ts";
import type { CommentInput } from "./comment-input.ts";
import { countLinks } from "./count-links.ts";
import { isShownComment } from "./shown-comments.server.ts";

export type CommentSubmission = {
	readonly slug: string;
	readonly locale: Locale;
	/** Id of the comment that is answered. */
	readonly parentId: string | undefined;
	readonly input: CommentInput;
	readonly ip: string | undefined;
	readonly agent: string | undefined;
};

/** More of them are an advertisement: it is held among the spam, and its writer learns nothing of that. */
const MOST_LINKS = 2;

/**
 * Takes a comment with its consents, also to a post renamed since it was opened; it waits for a check and is shown to nobody before. The
 * same comment sent twice is one.
 * `postGone`: no such post in the language; `parentGone`: what it answers is not shown any more.
 */
export async function submitComment(
	db: Database,
	submission: CommentSubmission,
	{ clock }: { clock: Clock },
): Promise<Result<undefined, "postGone" | "parentGone">> {
	const now = clock.now();
	return inTransaction(db, async (transaction) => {
		const post = (await findPost(transaction, submission, now)) ?? (await findRenamed(transaction, submission, now));
		if (!post) return fail("postGone");
		const { parentId, locale } = submission;
		const isShown = !parentId || (await isShownComment(transaction, { id: parentId, postId: post.id, locale }));
		if (!isShown) return fail("parentGone");
		const commentId = await insertComment(transaction, submission, { postId: post.id, now });
		if (commentId) await recordCommentConsents(transaction, submission, { commentId, now });
		return succeed();
	});
}

function findPost(db: Transaction<Schema>, { slug, locale }: CommentSubmission, now: Date) {
	return db
		.selectFrom("post")
		.innerJoin("postText", "postText.postId", "post.id")
		.where("post.slug", "=", slug)
		.where(isVisiblePost({ locale, now }))
		.select("post.id")
		.executeTakeFirst();
}

async function findRenamed(db: Transaction<Schema>, submission: CommentSubmission, now: Date) {
	const slug = await findPresentSlug(db, "post", submission.slug);
	return slug === undefined ? undefined : findPost(db, { ...submission, slug }, now);
}

type Place = { readonly postId: string; readonly now: Date };

/** @returns the id, or undefined when the very same comment is there already. */
async function insertComment(db: Transaction<Schema>, submission: CommentSubmission, { postId, now }: Place) {
	const { locale, parentId = null, input, ip, agent } = submission;
	const { name, email, text } = input;
	const parts = [postId, locale, parentId, email.toLowerCase(), text];
	const row = await db
		.insertInto("comment")
		.values({
			postId,
			locale,
			parentId,
			name,
			email,
			text,
			status: countLinks(`${name} ${text}`) > MOST_LINKS ? "spam" : "waiting",
			unsubscribeToken: randomBytes(24).toString("base64url"),
			contentHash: createHash("sha256").update(JSON.stringify(parts)).digest("hex"),
			ip: ip ?? null,
			agent: agent ?? null,
			createdAt: now,
			updatedAt: now,
		})
		.onConflict((conflict) => conflict.column("contentHash").doNothing())
		.returning("id")
		.executeTakeFirst();
	return row?.id;
}

type Recorded = { readonly commentId: string; readonly now: Date };

async function recordCommentConsents(
	db: Transaction<Schema>,
	submission: CommentSubmission,
	{ commentId, now }: Recorded,
) {
	const { locale, slug, input, ip, agent } = submission;
	const page = `/blog/${slug}`;
	for (const kind of ["privacy", "personal-data"] as const) {
		const asked = { kind, document: kind, shown: input.documents, granted: true };
		await writeConsent(db, { ...asked, commentId, locale, page, ip, agent, now });
	}
}
