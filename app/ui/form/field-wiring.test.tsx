import { expect, test } from "vitest";
import { drawInRussian } from "../../../tests/fixtures/draw-in-russian.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Choice } from "./choice.tsx";
import { Field } from "./field.tsx";
import { FieldGroup } from "./field-group.tsx";
import { PictureChoice } from "./picture-choice.tsx";
import { Select } from "./select.tsx";

const FRESH = [
	["a box", <Checkbox children="Да" key="box" required />],
	["a list", <Select key="list" required />],
	["a list in a field", <Field key="field" children={<Select />} label="Курс" required />],
	["an answer", <Choice key="answer" required title="Да" />],
	["a picture", <PictureChoice art="rocket" children="Да" key="picture" required />],
	["a box of a group", <FieldGroup children={<Checkbox>Да</Checkbox>} key="group" legend="Вопрос" required />],
] as const;

test.each(FRESH)("%s that nobody has touched is not called wrong", (_, control) => {
	const page = drawInRussian(control);
	expect(page).toContain('aria-invalid="false"');
	expect(page).not.toContain('aria-invalid="true"');
});

const REFUSED = [
	["a box", <Checkbox children="Согласие" error="Отметьте" key="box" />],
	["a list", <Field children={<Select />} error="Выберите" key="list" label="Курс" />],
	["a box of a group", <FieldGroup children={<Checkbox>Да</Checkbox>} error="Выберите" key="group" legend="Вопрос" />],
] as const;

test.each(REFUSED)("%s that was refused is called wrong", (_, control) => {
	const page = drawInRussian(control);
	expect(page).toContain('aria-invalid="true"');
	expect(page).not.toContain('aria-invalid="false"');
});
