import { isAlive } from "../../../shared/framework-internals.ts";
import type { FormValues } from "../submitting/request-answer.ts";
import { saveDraft } from "./request-storage.ts";

/** Keeps what was typed into request forms whose code has not come; the others keep it themselves. */
export function keepBegunForms(): void {
	for (const form of document.querySelectorAll<HTMLFormElement>(".request-form[data-begun]")) {
		const { draft } = form.dataset;
		if (draft && !isAlive(form)) saveDraft(draft, Object.fromEntries(new FormData(form)) as FormValues);
	}
}
