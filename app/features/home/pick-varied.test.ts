import { expect, test } from "vitest";
import { pickVaried } from "./pick-varied.ts";

type Picture = { name: string; cover: string; planet: string };

function picture(name: string, cover: string, planet: string): Picture {
	return { name, cover, planet };
}

const byCover = ({ cover }: Picture) => [cover];
const byBoth = ({ cover, planet }: Picture) => [cover, planet];

function namesOf(pictures: readonly Picture[]): string {
	return pictures.map(({ name }) => name).join("");
}

test("a picture that shares a trait with one before it is passed over", () => {
	const pictures = [picture("a", "worlds", "comet"), picture("b", "worlds", "mint"), picture("c", "python", "sun")];
	expect(namesOf(pickVaried(pictures, 2, byCover))).toBe("ac");
});

test("a milder reading fills what the strict one leaves open, and the rest comes last", () => {
	const pictures = [
		picture("a", "worlds", "comet"),
		picture("b", "worlds", "mint"),
		picture("c", "game", "comet"),
		picture("d", "python", "sun"),
	];
	expect(namesOf(pickVaried(pictures, 3, byBoth, byCover))).toBe("adc");
	expect(namesOf(pickVaried(pictures, 4, byBoth, byCover))).toBe("adcb");
});

test("no more is picked than there is", () => {
	expect(pickVaried([picture("a", "worlds", "comet")], 6, byCover)).toHaveLength(1);
});
