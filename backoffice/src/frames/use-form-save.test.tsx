import { SaveContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { useFormSave } from "./use-form-save.ts";

/** What a form gets from a save that was asked about, and whether it was made. */
async function saveAfter(answer: boolean) {
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
	const errors = await submit?.({ status: "cancelled" });
	return { errors, saves: save.mock.calls.length };
}

test("what nobody wants to save after all is not saved, and the form knows it", async () => {
	expect(await saveAfter(true)).toEqual({ errors: undefined, saves: 1 });
	expect(await saveAfter(false)).toEqual({ errors: { "root.serverError": "common.notSaved" }, saves: 0 });
});
