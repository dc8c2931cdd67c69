import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { JoinedCancel } from "./joined-cancel.tsx";

test("giving a place back takes two presses: the first says what will happen", () => {
	const html = drawInRussian(<JoinedCancel />);
	const [, asked = ""] = html.match(/<details class="ask-twice">(.*?)<\/details>/) ?? [];
	expect(asked).toMatch(/^<summary [^>]*>Отменить запись<\/summary>.*сразу освободится.*value="cancel".*Да, отменить/);
	expect(html.replace(asked, "")).not.toContain('value="cancel"');
});
