import { expect, test } from "vitest";
import { measureFunctions } from "./measure-functions.ts";

const measure = (text: string) =>
	Object.fromEntries(measureFunctions({ path: "a.tsx", text, imports: [], typeImports: [] }));

test("a function is as long as its body, whatever its signature and whatever is declared within", () => {
	expect(measure("function open(\n\tname: string,\n): void {\n\tfunction close() {\n\t}\n}")).toEqual({
		open: 4,
		close: 2,
	});
});

test("components, arrows, methods and callbacks are measured under the name that the source gives them", () => {
	expect(
		measure(
			"const Card = () => (\n\t<b>\n\t</b>\n);\nexport const door = {\n\topen() {\n\t},\n\tclose: function () {}\n};\nlisten(() => {\n});",
		),
	).toEqual({ Card: 4, open: 2, close: 1, "(callback)": 2 });
});

test("of two functions with one name the longer one counts", () => {
	expect(measure("const a = { open() {\n\n} };\nconst b = { open() {} };")).toEqual({ open: 3 });
});

test("a file that cannot be read is told, not passed over", () => {
	expect(() => measure("function {")).toThrow("a.tsx");
});
