import { RecordContextProvider } from "react-admin";
import { renderToString } from "react-dom/server";
import { FormProvider, type UseFormReturn, useForm } from "react-hook-form";
import { expect, test, vi } from "vitest";
import { useConflict } from "./use-conflict.ts";

const OPENED = { id: "1", version: 1, title: "Scratch", lead: "Начало" };
const NEWEST = { ...OPENED, version: 2, title: "Scratch для детей" };

/** The form of somebody who changed the beginning of the text while another person changed its title. */
function open(refused: Record<string, string> | undefined) {
	const parts: { form?: UseFormReturn; conflict?: ReturnType<typeof useConflict> } = {};
	const save = vi.fn(async (_values: object) => refused);
	const onEnd = vi.fn();
	const Dialog = () => {
		parts.conflict = useConflict({ newest: NEWEST, save, onEnd });
		return null;
	};
	const Page = () => {
		const form = useForm({ defaultValues: { ...OPENED, lead: "Другое начало" } });
		parts.form = form as unknown as UseFormReturn;
		return (
			<FormProvider {...form}>
				<RecordContextProvider value={OPENED}>
					<Dialog />
				</RecordContextProvider>
			</FormProvider>
		);
	};
	renderToString(<Page />);
	return { ...parts, save, onEnd };
}

test("keeping one's own saves it together with what the other has changed, over the newest version", async () => {
	const { conflict, form, save, onEnd } = open(undefined);
	await conflict?.keepMine();
	expect(onEnd).toHaveBeenCalledOnce();
	expect(save.mock.calls).toEqual([[{ ...NEWEST, lead: "Другое начало" }]]);
	expect(form?.getFieldState("title").error).toBeUndefined();
});

test("what is refused of it stands at its inputs, as after a press of the button", async () => {
	const { conflict, form } = open({ title: "errors.taken" });
	await conflict?.keepMine();
	expect(form?.getFieldState("title").error?.message).toBe("errors.taken");
	expect(form?.getValues()).toEqual({ ...NEWEST, lead: "Другое начало" });
});

test("taking the other's saves nothing", () => {
	const { conflict, form, save, onEnd } = open(undefined);
	conflict?.takeNewest();
	expect(onEnd).toHaveBeenCalledOnce();
	expect(form?.getValues()).toEqual(NEWEST);
	expect(save).not.toHaveBeenCalled();
});
