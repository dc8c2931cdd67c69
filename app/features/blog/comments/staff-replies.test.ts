import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { seedTestBlog } from "../../../../tests/fixtures/build-post.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { NO_ROW } from "../../../shared/row-id.ts";
import { getAnnouncedReply } from "../../notifications/facts/get-announced-reply.server.ts";
import { listComments } from "./list-comments.server.ts";
import { moderateComment } from "./moderate-comment.server.ts";
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
	const reply = (authorId: string) =>
		replyAsSchool(db, { id: commentId, text: "Вам спасибо", authorId }, { clock, replies });
	expect(await reply(NO_ROW)).toEqual({ ok: false, code: "unknownAuthor" });
	await reply(author.id);
	expect(await repliesShown()).toMatchObject([{ text: "Вам спасибо", name: "Артём Зимин", avatar: author.avatar }]);
	const renamed = { ...author.text, ru: { ...author.text.ru, name: "Артём Летов" } };
	await db
		.updateTable("author")
		.set({ text: JSON.stringify(renamed) })
		.where("id", "=", author.id)
		.execute();
	expect(await repliesShown()).toMatchObject([{ name: "Артём Зимин", avatar: author.avatar }]);
});

describe("whoever is answered where no page shows it", () => {
	const told: string[] = [];
	const deps = { clock, replies: { announceReply: async (_db: unknown, id: string) => void told.push(id) } };
	const moderate = (id: string, status: "approved" | "hidden") => moderateComment(opened.db, { id, status }, deps);
	const answer = (id: string) => replyAsSchool(opened.db, { id, text: "Ответ школы", authorId: null }, deps);
	const announced = (id: string) => getAnnouncedReply(opened.db, { id, now: clock.now() });
	const say = async (parentId: string, name: string, status: "approved" | "waiting") => {
		const [email, text, unsubscribeToken, contentHash] = [`${name}@example.com`, name, name, name];
		const comment = {
			postId,
			locale: "ru",
			parentId,
			name,
			email,
			text,
			status,
			unsubscribeToken,
			contentHash,
		} as const;
		return (await opened.db.insertInto("comment").values(comment).returning("id").executeTakeFirstOrThrow()).id;
	};

	test("gets no letter while the thread is hidden but once it is shown again, and the school does not answer there", async () => {
		const reply = await say(commentId, "boris", "approved");
		const waiting = await say(reply, "vera", "waiting");
		clock.set("2026-11-18T10:00:00Z");
		await moderate(commentId, "hidden");
		expect(await answer(reply)).toEqual({ ok: false, code: "notShown" });
		expect(await answer(waiting)).toEqual({ ok: false, code: "notShown" });
		await moderate(waiting, "approved");
		expect(told).toEqual([]);
		expect(await announced(waiting)).toBeUndefined();
		await moderate(commentId, "approved");
		expect(await announced(waiting)).toMatchObject({ email: "boris@example.com" });
		expect(told).toEqual([waiting]);
		expect(await answer(reply)).toMatchObject({ ok: true });
		expect(told).toHaveLength(2);
	});

	test("gets none while the article is a draft again", async () => {
		const reply = await say(commentId, "gleb", "approved");
		expect(await announced(reply)).toMatchObject({ email: "anna@example.com" });
		const setState = (state: "draft" | "published") =>
			opened.db.updateTable("postText").set({ state }).where("postId", "=", postId).execute();
		await setState("draft");
		expect(await announced(reply)).toBeUndefined();
		await setState("published");
		expect(await announced(reply)).toBeDefined();
	});
});
