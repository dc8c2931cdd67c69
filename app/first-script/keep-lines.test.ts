import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepLines } from "./keep-lines.ts";

const SELECTORS = { parts: ".part", texts: "p" };
const LINE = 20;

beforeEach(() => {
	vi.stubGlobal("innerHeight", 800);
});
afterEach(() => vi.unstubAllGlobals());

let isChanged = false;

/** How many lines a text takes in our fonts with so much space between its words, in thousandths of an em. */
type Lines = (spacing: number) => number;

/** A text of two lines in the system's fonts. */
function makeText(lines: Lines, { top = 100, holdsTexts = false } = {}) {
	const style = { wordSpacing: "" };
	return {
		style,
		part: undefined as object | undefined,
		matches: () => true,
		closest() {
			return this.part;
		},
		querySelector: () => (holdsTexts ? {} : null),
		getBoundingClientRect: () => ({ top, bottom: top + 2 * LINE }),
		get offsetHeight() {
			return LINE * (isChanged ? lines(Math.round(1000 * (Number.parseFloat(style.wordSpacing) || 0))) : 2);
		},
	};
}

type Text = ReturnType<typeof makeText>;

/** Changes the fonts of a part with these texts; `strangers` are texts of a part within. */
function changeFonts(texts: readonly Text[], { top = 0, strangers = [] as readonly Text[] } = {}) {
	const part = {
		matches: () => false,
		getBoundingClientRect: () => ({ top, bottom: top + 400 }),
		querySelectorAll: vi.fn(() => [...texts, ...strangers]),
	};
	for (const text of texts) text.part = part;
	for (const text of strangers) text.part = {};
	isChanged = false;
	const change = vi.fn(() => {
		isChanged = true;
	});
	keepLines(part as never, change, SELECTORS);
	expect(change).toHaveBeenCalledOnce();
	return { part, spaces: texts.map(({ style }) => style.wordSpacing) };
}

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

test.each(STEPS)("words that would lose a line come apart by no more steps than that takes: %i", (step) => {
	const loses = makeText((spacing) => (spacing >= step * 20 ? 2 : 1));
	expect(changeFonts([loses]).spaces).toEqual([`${step * 0.02}em`]);
});

test.each(STEPS)("words that would take one line more come together by no more steps than that takes: %i", (step) => {
	const gains = makeText((spacing) => (spacing <= step * -12 ? 2 : 3));
	expect(changeFonts([gains]).spaces).toEqual([`${step * -0.012}em`]);
});

test("a step that is so large that the text takes a line too many is not the one", () => {
	const touchy = makeText((spacing) => (spacing < 60 ? 1 : spacing > 80 ? 3 : 2));
	expect(changeFonts([touchy]).spaces).toEqual(["0.06em"]);
});

test("a text that no space helps is set as our font has it, and one that keeps its lines is left alone", () => {
	const leaps = makeText((spacing) => (spacing < 60 ? 1 : 3));
	expect(changeFonts([makeText(() => 1), makeText(() => 5), leaps]).spaces).toEqual(["", "", ""]);
	expect(changeFonts([makeText(() => 2)]).spaces).toEqual([""]);
});

test("texts of a part that are tried together end each with its own space", () => {
	const [loses, gains] = [
		makeText((spacing) => (spacing >= 140 ? 2 : 1)),
		makeText((spacing) => (spacing <= -36 ? 2 : 3)),
	];
	expect(changeFonts([loses, gains]).spaces).toEqual([`${7 * 0.02}em`, `${3 * -0.012}em`]);
});

test("what is out of sight may move, and so may what holds texts of its own", () => {
	const shorter: Lines = () => 1;
	const asked = vi.fn(shorter);
	changeFonts([makeText(asked, { top: 900 }), makeText(asked, { top: -100 }), makeText(asked, { holdsTexts: true })]);
	expect(asked).not.toHaveBeenCalled();
});

test("nothing is asked of the texts of a part that is out of sight, nor of those of a part within, which has a turn of its own", () => {
	const asked = vi.fn((() => 1) as Lines);
	expect(changeFonts([makeText(asked)], { top: 900 }).part.querySelectorAll).not.toHaveBeenCalled();
	changeFonts([], { strangers: [makeText(asked)] });
	expect(asked).not.toHaveBeenCalled();
});
