import { expect, test } from "vitest";
import { buildPost, seedTestBlog } from "../../../../tests/fixtures/build-post.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { eraseCommentTraces } from "./erase-comment-traces.server.ts";

const NOW = new Date("2026-11-18T09:00:00Z");

test("after ninety days nobody knows from where a comment came; younger ones and the texts stay", async () => {
	await using opened = Object.assign(await openTestDatabase(), {
		async [Symbol.asyncDispose]() {
			await opened.close();
		},
	});
	const { db } = opened;
	await seedTestBlog(db, { now: NOW, posts: [buildPost()] });
	const post = await db.selectFrom("post").select("id").executeTakeFirstOrThrow();
	for (const [hash, createdAt] of Object.entries({ old: "2026-08-01", young: "2026-11-01" })) {
		await db
			.insertInto("comment")
			.values({
				postId: post.id,
				locale: "ru",
				name: "Анна",
				email: "anna@example.com",
				text: hash,
				unsubscribeToken: hash,
				contentHash: hash,
				ip: "10.1.2.3",
				agent: "Mozilla",
				createdAt,
			})
			.execute();
	}
	expect(await eraseCommentTraces(db, NOW)).toBe(1);
	expect(await eraseCommentTraces(db, NOW)).toBe(0);
	const comments = await db.selectFrom("comment").orderBy("createdAt").select(["text", "ip", "agent"]).execute();
	expect(comments).toEqual([
		{ text: "old", ip: null, agent: null },
		{ text: "young", ip: "10.1.2.3", agent: "Mozilla" },
	]);
});
