import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedTestBlog } from "../../../../tests/fixtures/build-post.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.server.ts";
import { listComments } from "./list-comments.server.ts";
import { replyAsSchool } from "./reply-as-school.server.ts";

const clock = createSettableClock("2026-11-18T09:00:00Z");
let opened: OpenDatabase;
let postId: string;
let commentId: string;
beforeAll(async () => {
	opened = await openTestDatabase();
	const { db } = opened;
	await seedTestSchool(db, { now: clock.now() });
	await seedTestBlog(db, { now: clock.now() });
	postId = (await db.selectFrom("post").select("id").executeTakeFirstOrThrow()).id;
	const comment = {
		postId,
		locale: "ru",
		name: "Анна",
		email: "anna@example.com",
		text: "Спасибо",
		status: "approved",
		unsubscribeToken: "token",
		contentHash: "hash",
	} as const;
	commentId = (await db.insertInto("comment").values(comment).returning("id").executeTakeFirstOrThrow()).id;
});
afterAll(() => opened.close());

const repliesShown = async () => (await listComments(opened.db, { postId, locale: "ru" }))[0]?.replies;

test("a reply in the name of an author is shown once and keeps his portrait, whoever else is called so, whatever he is called later", async () => {
	const { db } = opened;
	const author = await db.selectFrom("author").select(["id", "text", "avatar", "position"]).executeTakeFirstOrThrow();
	const text = JSON.stringify(author.text);
	await db.insertInto("author").values({ slug: "namesake", avatar: "avatar-9", position: 9, text }).execute();
	const replies = { announceReply: async () => undefined };
	await replyAsSchool(db, { id: commentId, text: "Вам спасибо", authorId: author.id }, { clock, replies });
	expect(await repliesShown()).toMatchObject([{ text: "Вам спасибо", name: "Артём Зимин", avatar: author.avatar }]);
	const renamed = { ...author.text, ru: { ...author.text.ru, name: "Артём Летов" } };
	await db
		.updateTable("author")
		.set({ text: JSON.stringify(renamed) })
		.where("id", "=", author.id)
		.execute();
	expect(await repliesShown()).toMatchObject([{ name: "Артём Зимин", avatar: author.avatar }]);
});
