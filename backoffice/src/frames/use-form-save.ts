import type { BaseSyntheticEvent } from "react";
import { HttpError, type RaRecord, useSaveContext } from "react-admin";
import { listUnread } from "./list-unread.ts";
import { useOneRun } from "./one-run.ts";
import { findConflict } from "./use-refusal.ts";

/** The error of a form that was refused as a whole: react-hook-form keeps it apart from the fields until the next try. */
type FormErrors = Record<string, string>;

type Saving = {
	onConflict?: (newest: RaRecord) => void;
	/** Called before anything is sent; false cancels the save. */
	mayGoOn?: (values: object) => Promise<boolean>;
};

/**
 * Saves the surrounding form, one save at a time.
 * @returns why it was refused: without that, the form would take a refused save for a successful one, and discard what was typed without a
 * question.
 */
export function useFormSave({ onConflict, mayGoOn }: Saving = {}) {
	const { save } = useSaveContext();
	return useOneRun(async (values: object, event?: BaseSyntheticEvent): Promise<FormErrors | undefined> => {
		const unread = listUnread(event);
		if (unread) return unread;
		if (mayGoOn && !(await mayGoOn(values))) return { "root.serverError": "common.notSaved" };
		let refusal: FormErrors | undefined;
		const onError = (error: unknown) => {
			const newest = onConflict && findConflict(error);
			if (newest) onConflict(newest);
			refusal = { "root.serverError": newest ? "conflict.notSaved" : sayRefusal(error) };
		};
		const fields = (await save?.(values, { onError })) as FormErrors | undefined;
		return fields ?? refusal;
	});
}

/** The key of the message for an error. */
function sayRefusal(error: unknown): string {
	return error instanceof HttpError ? error.message : "errors.failed";
}
