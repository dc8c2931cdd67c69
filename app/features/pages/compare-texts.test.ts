import { diffArrays } from "diff";
import { expect, test, vi } from "vitest";
import { compareTexts } from "./compare-texts.server.ts";

vi.mock("diff", async (load) => ({ diffArrays: vi.fn((await load<typeof import("diff")>()).diffArrays) }));

test("a changed paragraph shows its changed words alone, in Russian too", () => {
	const before = "## Отмена\n\nОтменить занятие можно за двое суток.\n\nКонец.";
	const after = "## Отмена\n\nОтменить занятие можно за одни сутки.\n\nКонец.";
	expect(compareTexts(before, after)).toEqual([
		{ kind: "same", text: "Отмена" },
		{
			kind: "changed",
			pieces: [
				{ kind: "same", text: "Отменить занятие можно за " },
				{ kind: "removed", text: "двое суток." },
				{ kind: "added", text: "одни сутки." },
			],
		},
		{ kind: "same", text: "Конец." },
	]);
});

test("a new paragraph was added, a missing one was removed, in their places", () => {
	expect(compareTexts("A one two\n\nB three four", "A one two\n\nC five six seven\n\nB three four")).toEqual([
		{ kind: "same", text: "A one two" },
		{ kind: "added", text: "C five six seven" },
		{ kind: "same", text: "B three four" },
	]);
	expect(compareTexts("A one\n\nB two", "B two").map(({ kind }) => kind)).toEqual(["removed", "same"]);
});

test("paragraphs with nothing in common are not called one that was edited", () => {
	expect(compareTexts("cats sleep all day", "rockets fly very far").map(({ kind }) => kind)).toEqual([
		"added",
		"removed",
	]);
});

test("a link shows where it led", () => {
	const [change] = compareTexts("See [the page](/faq).", "See [the page](/capital).");
	expect(change).toMatchObject({ kind: "changed" });
	expect(JSON.stringify(change)).toContain("(/capital)");
});

test("equal texts have no change", () => {
	expect(compareTexts("a\n\nb", "a\n\nb").map(({ kind }) => kind)).toEqual(["same", "same"]);
});

test("a text that was written anew is not compared with the old one word by word, nor for ever", () => {
	const write = (word: string) =>
		Array.from({ length: 100 }, (_, index) => `${word}${index} и ${word}x, ${word}y в ${word}z${index}`);
	const compare = vi.mocked(diffArrays);
	compare.mockClear();
	const changes = compareTexts(write("a").join("\n\n"), write("b").join("\n\n"));
	expect(changes.filter(({ kind }) => kind === "added")).toHaveLength(100);
	expect(changes.filter(({ kind }) => kind === "removed")).toHaveLength(100);
	// Their paragraphs alone.
	expect(compare).toHaveBeenCalledTimes(1);
	const words = Array.from({ length: 6000 }, (_, index) => `w${index}`);
	const moved = [...words.slice(2500), ...words.slice(0, 2500)];
	expect(compareTexts(words.join(" "), moved.join(" ")).map(({ kind }) => kind)).toEqual(["added", "removed"]);
});

test("two large texts that share only small words are told as one that went and one that came", () => {
	const write = (word: string, last: string) =>
		[
			...Array.from(
				{ length: 4000 },
				(_, index) => `${word}${index} и ${word}x${index} ${word}y${index} ${word}z${index}`,
			),
			last,
		].join("\n\n");
	const compare = vi.mocked(diffArrays);
	compare.mockClear();
	const kinds = compareTexts(
		write("a", "the last of them stays as it was"),
		write("b", "the last of them stayed as it was"),
	).map(({ kind }) => kind);
	expect(new Set(kinds)).toEqual(new Set(["added", "removed"]));
	expect(compare.mock.calls.map(([, , options]) => options)).toEqual([{ maxEditLength: 2000 }]);
});

test("paragraphs of the same words in another order are compared a few times, not each with each", () => {
	const words = Array.from({ length: 300 }, (_, index) => `w${index}`);
	const turn = (by: number) => [...words.slice(by), ...words.slice(0, by)].join(" ");
	const turned = (backwards: boolean) =>
		Array.from(
			{ length: 30 },
			(_, index) =>
				`${
					backwards
						? turn(150 + index)
								.split(" ")
								.reverse()
								.join(" ")
						: turn(index)
				}`,
		);
	const compare = vi.mocked(diffArrays);
	compare.mockClear();
	compareTexts(turned(false).join("\n\n"), turned(true).join("\n\n"));
	expect(compare.mock.calls.length).toBeLessThan(60);
});
