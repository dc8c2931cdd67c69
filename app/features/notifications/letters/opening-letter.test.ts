import { afterAll, beforeAll, expect, test } from "vitest";
import { NOON, openTestBoard, type TestBoard } from "../../requests/board/board.fixture.ts";
import { getAnnouncedRequest } from "../facts/get-announced-request.server.ts";
import { openingLetter } from "./opening-letter.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
});
afterAll(() => board.close());

test.each([
	["ru", "Запись открыта: ", "/c/", "Посмотреть курс"],
	["en", "Enrolment is open: ", "/en/c/", "See the course"],
] as const)("the letter of an opened course leads to it (%s)", async (locale, subject, path, button) => {
	const course = await board.db.selectFrom("course").select(["id", "slug"]).executeTakeFirstOrThrow();
	const id = await board.request({ kind: "waitlist", courseId: course.id, locale });
	const request = await getAnnouncedRequest(board.db, id, NOON);
	if (!request) throw new Error("no request");
	const letter = await openingLetter(request, { siteUrl: "https://school.example", groups: [] });
	expect(letter.subject).toContain(subject);
	expect(letter.text).toContain(`https://school.example${path}${course.slug}`);
	expect(letter.text).toContain(`/my/${request.token}`);
	expect(letter.html).toContain(button);
	expect(letter.text).not.toMatch(/группе|in the group/);
});

test.each([
	["ru", "Есть место в группе", "старт 15 января, 19:00 (GMT+3)"],
	["en", "A place in the group", "starts 15 January, 19:00 (GMT+3)"],
] as const)(
	"the letter names the group that was waited for and has a place, by its own clock (%s)",
	async (locale, label, value) => {
		const request = await getAnnouncedRequest(board.db, await board.request({ kind: "waitlist", locale }), NOON);
		if (!request) throw new Error("no request");
		const groups = [{ startsAt: new Date("2027-01-15T16:00:00Z"), zone: "Europe/Moscow" }];
		const { text, html } = await openingLetter(request, { siteUrl: "https://school.example", groups });
		for (const body of [text, html]) {
			const said = body.replaceAll("\u00a0", " ");
			expect(said).toContain(label);
			expect(said).toContain(value);
		}
	},
);
