import { useState } from "react";
import { Confirm, type RaRecord } from "react-admin";
import { useRefusal } from "./use-refusal.ts";

/** Sentences of the screen, or keys of them; the two answers say what they do. */
export type SaveQuestion = {
	readonly title: string;
	readonly content: string;
	/** Saves. */
	readonly confirm: string;
	/** Does not. */
	readonly cancel: string;
};

/** What to ask before a record is saved in another state; undefined where there is nothing to ask. */
export type AskBeforeSave = (change: RaRecord, saved: RaRecord) => Promise<SaveQuestion | undefined>;

type OpenQuestion = { readonly question: SaveQuestion; readonly answer: (mayGoOn: boolean) => void };

/** Asks before a save; `dialog` belongs into the page. What cannot be found out is said, and nothing is saved. */
export function useSaveQuestion(find?: AskBeforeSave) {
	const refuse = useRefusal({ hasInputs: true });
	const [open, setOpen] = useState<OpenQuestion>();
	async function mayGoOn(change: RaRecord, saved: RaRecord): Promise<boolean> {
		try {
			const question = await find?.(change, saved);
			return question ? await new Promise((answer) => setOpen({ question, answer })) : true;
		} catch (error) {
			refuse(error);
			return false;
		} finally {
			setOpen(undefined);
		}
	}
	const dialog = open && (
		<Confirm {...open.question} isOpen onClose={() => open.answer(false)} onConfirm={() => open.answer(true)} />
	);
	return { mayGoOn, dialog };
}
