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
	const letter = await openingLetter(request, "https://school.example");
	expect(letter.subject).toContain(subject);
	expect(letter.text).toContain(`https://school.example${path}${course.slug}`);
	expect(letter.text).toContain(`/my/${request.token}`);
	expect(letter.html).toContain(button);
});
