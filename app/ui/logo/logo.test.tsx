import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { Logo } from "./logo.tsx";

test("the logo is the school's name with a planet for its round letter", () => {
	const html = drawInRussian(<Logo name="Орбита" to="/" />);
	expect(html).toMatch(/>Орбита<\/span><svg/);
	expect(html).toContain('<span aria-hidden="true">рбита</span>');
	expect(drawInRussian(<Logo name="Комета" to="/" />)).toContain('<span aria-hidden="true">\u00a0Комета</span>');
});

test("where the name could not be read the planet alone leads home", () => {
	const html = drawInRussian(<Logo name={undefined} to="/" />);
	expect(html).toMatch(/>На\u00a0главную<\/span><svg/);
	expect(html).not.toContain('<span aria-hidden="true">');
});
