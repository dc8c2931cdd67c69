import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { buildPost, seedTestBlog } from "../../../../tests/fixtures/build-post.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import type { OutgoingLetter } from "../../notifications/post/mailer.server.ts";
import { createReplySender } from "../../notifications/queueing/create-reply-sender.server.ts";
import { sendReplyLetter } from "../../notifications/sending/send-reply-letter.server.ts";
import { countView } from "../count-view.server.ts";
import { listPostSummaries } from "../list-post-summaries.server.ts";
import { findPosts } from "../search/find-posts.server.ts";
import type { CommentInput } from "./comment-input.ts";
import { countComments } from "./comment-view.ts";
import { listComments } from "./list-comments.server.ts";
import { moderateComment } from "./moderate-comment.server.ts";
import { readCommentForm } from "./read-comment-form.server.ts";
import { type CommentSubmission, submitComment } from "./submit-comment.server.ts";
import { getReplyLetters, resumeReplies, unsubscribeFromReplies } from "./unsubscribe-from-replies.server.ts";

const NOON = "2026-11-18T09:00:00Z";
const FORM = { name: "Анна", email: "anna@example.com", text: "Спасибо", privacy: "on", personalData: "on" };

function input(overrides: Partial<CommentInput> = {}): CommentInput {
	return {
		name: "Анна",
		email: "anna@example.com",
		text: "Спасибо",
		documents: null,
		startedAt: undefined,
		honeypotFilled: false,
		...overrides,
	};
}

describe("the form of a comment", () => {
	test("an empty one is told field by field", () => {
		expect(readCommentForm({}).errors).toEqual({
			name: "nameRequired",
			email: "required",
			text: "required",
			privacy: "consentRequired",
			personalData: "consentRequired",
		});
	});

	test("two thousand characters are taken, one more is not, nor are ten thousand", () => {
		expect(readCommentForm({ ...FORM, text: "ё".repeat(2000) }).ok).toBe(true);
		expect(readCommentForm({ ...FORM, text: "ё".repeat(2001) }).errors).toEqual({ text: "tooLong" });
		expect(readCommentForm({ ...FORM, text: "a".repeat(10_000) }).errors).toEqual({ text: "tooLong" });
	});

	test("an address and a name that cannot be are refused", () => {
		expect(readCommentForm({ ...FORM, email: "anna" }).errors).toEqual({ email: "emailFormat" });
		expect(readCommentForm({ ...FORM, name: "Купи www.x.ru" }).errors).toEqual({ name: "nameWrong" });
	});

	test("markup stays what was typed", () => {
		const read = readCommentForm({ ...FORM, text: "<script>alert(1)</script>\r\n[x](javascript:1)" });
		expect(read.ok && read.value.text).toBe("<script>alert(1)</script>\n[x](javascript:1)");
	});
});

describe("comments", () => {
	let opened: OpenDatabase;
	let postId: string;
	const clock = createSettableClock(NOON);
	const queued: string[] = [];
	const replies = createReplySender({
		async send(_db, _queue, data) {
			queued.push((data as { id: string }).id);
		},
	});

	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedTestSchool(opened.db, { now: new Date(NOON) });
		await seedTestBlog(opened.db, { now: new Date(NOON), posts: [buildPost({ courses: ["test-course"] })] });
		postId = (await opened.db.selectFrom("post").select("id").executeTakeFirstOrThrow()).id;
	});
	afterAll(() => opened.close());
	beforeEach(async () => {
		clock.set(NOON);
		queued.length = 0;
		await opened.db.deleteFrom("comment").execute();
	});

	async function say(more: Partial<CommentInput> = {}, place: Partial<CommentSubmission> = {}) {
		const submission = {
			slug: "first-steps",
			locale: "ru",
			parentId: undefined,
			ip: "1.2.3.4",
			agent: "x",
			...place,
		} as const;
		return submitComment(opened.db, { ...submission, input: input(more) }, { clock });
	}
	/** Says something that is approved at once. @returns its id. */
	async function approved(more: Partial<CommentInput>, place: Partial<CommentSubmission> = {}): Promise<string> {
		clock.set(new Date(clock.now().getTime() + 1000));
		expect(await say(more, place)).toMatchObject({ ok: true });
		const row = await opened.db
			.selectFrom("comment")
			.select("id")
			.orderBy("createdAt", "desc")
			.limit(1)
			.executeTakeFirstOrThrow();
		await moderateComment(opened.db, { id: row.id, status: "approved" }, { clock, replies });
		return row.id;
	}
	const readPrivacyHashes = async () => {
		const privacy = opened.db
			.selectFrom("consent")
			.where("kind", "=", "privacy")
			.innerJoin("comment", "comment.id", "consent.commentId");
		const rows = await privacy.orderBy("comment.text", "desc").select("documentHash").execute();
		return rows.map(({ documentHash }) => documentHash);
	};
	const shown = () => listComments(opened.db, { postId, locale: "ru" });
	const rows = () => opened.db.selectFrom("comment").selectAll().orderBy("createdAt").execute();

	test("a comment waits for a check with its consents, then it is shown", async () => {
		await say();
		expect(await shown()).toEqual([]);
		const [row] = await rows();
		expect(row).toMatchObject({ status: "waiting", email: "anna@example.com", isStaff: false });
		const consents = await opened.db
			.selectFrom("consent")
			.where("commentId", "=", row?.id ?? "")
			.selectAll()
			.execute();
		expect(consents.map(({ kind, documentHash }) => [kind, documentHash]).sort()).toEqual([
			["personal-data", "personal-data-hash"],
			["privacy", "privacy-hash"],
		]);
		await moderateComment(opened.db, { id: row?.id ?? "", status: "approved" }, { clock, replies });
		expect(await shown()).toMatchObject([{ name: "Анна", text: "Спасибо", replies: [] }]);
	});

	test("agrees to the documents that its form showed, be they followed by others since", async () => {
		const next = { title: "Политика", body: "", note: "", number: 2, hash: "privacy-2", validFrom: "2026-11-01" };
		await opened.db
			.insertInto("legalVersion")
			.values({ ...next, kind: "privacy", locale: "ru" })
			.execute();
		await say({ text: "Показана первая", documents: "privacy:1 personal-data:1" });
		await say({ text: "Не названа ни одна" });
		await opened.db.deleteFrom("legalVersion").where("hash", "=", "privacy-2").execute();
		expect(await readPrivacyHashes()).toEqual(["privacy-hash", "privacy-2"]);
	});

	test("nothing shown carries the address of the writer", async () => {
		await approved({ text: "Видно" });
		expect(JSON.stringify(await shown())).not.toContain("anna@example.com");
	});

	test("the same comment sent twice is one", async () => {
		await say();
		await say();
		expect(await rows()).toHaveLength(1);
	});

	test("a link farm is held among the spam, and its writer is told the same", async () => {
		const farm = "Дёшево: http://a.example http://b.example [url=c.example] www.d.example";
		expect(await say({ text: farm })).toMatchObject({ ok: true });
		expect(await rows()).toMatchObject([{ status: "spam" }]);
		await say({ text: "Вот две ссылки: https://scratch.mit.edu и https://www.python.org/about" });
		expect((await rows()).map(({ status }) => status)).toEqual(["spam", "waiting"]);
	});

	test("a comment needs a post of its language", async () => {
		expect(await say({}, { slug: "nope" })).toEqual({ ok: false, code: "postGone" });
		expect(await say({}, { locale: "en" })).toMatchObject({ ok: true });
		expect(await listComments(opened.db, { postId, locale: "ru" })).toEqual([]);
	});

	test("a comment that was begun before its post was renamed is taken", async () => {
		await opened.db
			.insertInto("slugRedirect")
			.values({ kind: "post", oldSlug: "old", newSlug: "first-steps" })
			.execute();
		expect(await say({}, { slug: "old" })).toMatchObject({ ok: true });
		expect(await rows()).toMatchObject([{ postId }]);
	});

	test("threads stand under what they answer; what is hidden takes its replies along", async () => {
		const first = await approved({ text: "Раз" });
		const second = await approved({ text: "Два", email: "boris@example.com" }, { parentId: first });
		const third = await approved({ text: "Три" }, { parentId: second });
		const threads = await shown();
		expect(threads[0]?.replies[0]?.replies[0]?.text).toBe("Три");
		expect(countComments(threads)).toBe(3);
		await moderateComment(opened.db, { id: first, status: "hidden" }, { clock, replies });
		expect(await shown()).toEqual([]);
		for (const parentId of [first, third]) {
			expect(await say({ text: "Четыре" }, { parentId })).toEqual({ ok: false, code: "parentGone" });
		}
	});

	test("a moderator's word on a comment that is not there is told so", async () => {
		const id = "00000000-0000-4000-8000-000000000000";
		expect(await moderateComment(opened.db, { id, status: "approved" }, { clock, replies })).toEqual({
			ok: false,
			code: "notFound",
		});
	});

	test("whoever is answered gets one letter, once the reply is approved", async () => {
		const first = await approved({ text: "Вопрос" });
		const reply = await approved({ text: "Ответ", name: "Борис", email: "boris@example.com" }, { parentId: first });
		expect(queued).toHaveLength(1);
		await moderateComment(opened.db, { id: reply, status: "hidden" }, { clock, replies });
		await moderateComment(opened.db, { id: reply, status: "approved" }, { clock, replies });
		expect(queued).toHaveLength(1);

		const letters: OutgoingLetter[] = [];
		const channels = {
			letter: {
				async send(letter: OutgoingLetter) {
					letters.push(letter);
					return { ok: true as const };
				},
			},
		};
		const message = { id: queued[0] ?? "", commentId: reply, createdAt: new Date(NOON) };
		await sendReplyLetter(opened.db, message, { channels, clock, siteUrl: "https://school.example" });
		const [letter] = letters;
		expect(letter?.to).toBe("anna@example.com");
		expect(letter?.text).toContain("Ответ");
		expect(letter?.text).toContain(`https://school.example/blog/first-steps#comment-${reply}`);
		const unsubscribe = /<(.+)>/.exec(letter?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
		expect(letter?.text).toContain(unsubscribe);
		expect(letter?.headers?.["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

		const token = unsubscribe.split("/").at(-1) ?? "";
		expect(letter?.text).toContain(`https://school.example/my/${token}`);
		expect(await getReplyLetters(opened.db, token)).toEqual({ areOff: false });
		expect(await unsubscribeFromReplies(opened.db, { token, now: clock.now() })).toBe(true);
		expect(await getReplyLetters(opened.db, token)).toEqual({ areOff: true });
		// A letter that was on its way already is not sent either.
		expect(
			await sendReplyLetter(opened.db, message, { channels, clock, siteUrl: "https://school.example" }),
		).toMatchObject({
			ok: false,
		});
		expect(letters).toHaveLength(1);
		const later = await approved({ text: "Новый вопрос", email: "ANNA@example.com" });
		await approved({ text: "Новый ответ", email: "boris@example.com" }, { parentId: later });
		expect(queued).toHaveLength(1);
		expect(await unsubscribeFromReplies(opened.db, { token: "unknown", now: clock.now() })).toBe(false);

		expect(await resumeReplies(opened.db, { token })).toBe(true);
		expect(await getReplyLetters(opened.db, token)).toEqual({ areOff: false });
		await approved({ text: "Ещё ответ", email: "boris@example.com" }, { parentId: later });
		expect(queued).toHaveLength(2);
		expect(await resumeReplies(opened.db, { token: "unknown" })).toBe(false);
	});

	test("nobody is told of an answer to himself, nor of one that is spam", async () => {
		const first = await approved({ text: "Вопрос" });
		await approved({ text: "Уточню", email: "Anna@Example.com" }, { parentId: first });
		await say({ text: "a.ru b.ru c.ru www.d.ru", email: "spam@example.com" }, { parentId: first });
		expect(queued).toEqual([]);
	});

	test("cards count what is shown", async () => {
		const first = await approved({ text: "Раз" });
		const second = await approved({ text: "Два", email: "boris@example.com" }, { parentId: first });
		await approved({ text: "Три" }, { parentId: second });
		await say({ text: "Ждёт" });
		await approved({ text: "One" }, { locale: "en" });
		const { ids } = await findPosts(opened.db, { locale: "ru", now: new Date(NOON), limit: 1 });
		const counted = async () => (await listPostSummaries(opened.db, { ids, locale: "ru", facts: {} }))[0]?.comments;
		expect(await counted()).toBe(3);
		await moderateComment(opened.db, { id: first, status: "hidden" }, { clock, replies });
		expect(await counted()).toBe(0);
	});

	test("people's visits are counted, robots' are not", async () => {
		const seen = { slug: "first-steps", locale: "ru", now: new Date(NOON) } as const;
		await countView(opened.db, { ...seen, agent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" });
		await countView(opened.db, { ...seen, agent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" });
		await countView(opened.db, { ...seen, agent: "Mozilla/5.0 (compatible; YandexBot/3.0)" });
		await countView(opened.db, { ...seen, agent: undefined });
		await countView(opened.db, { ...seen, slug: "nope", agent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" });
		const counted = await opened.db.selectFrom("postView").selectAll().execute();
		expect(counted.map(({ count }) => count)).toEqual([2]);
		await opened.db.updateTable("postText").set({ state: "draft" }).execute();
		await countView(opened.db, { ...seen, agent: "Mozilla/5.0 (Windows NT 10.0) Firefox/140.0" });
		expect(await opened.db.selectFrom("postView").select("count").execute()).toEqual([{ count: 2 }]);
	});
});
