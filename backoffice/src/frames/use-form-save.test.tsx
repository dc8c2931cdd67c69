import type { BaseSyntheticEvent } from "react";
import { SaveContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useFormSave } from "./use-form-save.ts";

/** What a form gets from a save that was asked about, and whether it was made; `event` is the form being sent. */
async function saveAfter(answer: boolean, event?: BaseSyntheticEvent) {
	const save = vi.fn(async () => undefined);
	let submit: ReturnType<typeof useFormSave> | undefined;
	const Page = () => {
		submit = useFormSave({ mayGoOn: async () => answer });
		return null;
	};
	renderToString(
		<SaveContextProvider value={{ save }}>
			<Page />
		</SaveContextProvider>,
	);
	const errors = await submit?.({ status: "cancelled" }, event);
	return { errors, saves: save.mock.calls.length };
}

test("what nobody wants to save after all is not saved, and the form knows it", async () => {
	expect(await saveAfter(true)).toEqual({ errors: undefined, saves: 1 });
	expect(await saveAfter(false)).toEqual({ errors: { "root.serverError": "common.notSaved" }, saves: 0 });
});

test("what no browser can read is not saved as nothing", async () => {
	const field = (name: string, type: string, badInput: boolean) => ({ name, type, validity: { badInput } });
	const sending = (...elements: object[]) => ({ target: { elements } }) as unknown as BaseSyntheticEvent;
	const fine = field("customerLimit", "number", false);
	const unread = [field("totalLimit", "number", true), field("salaryAsOf", "date", true), field("", "number", true)];
	expect(await saveAfter(true, sending(fine, ...unread))).toEqual({
		errors: { totalLimit: "errors.invalid", salaryAsOf: "errors.date" },
		saves: 0,
	});
	expect(await saveAfter(true, sending(fine, { name: "save" }))).toEqual({ errors: undefined, saves: 1 });
});
