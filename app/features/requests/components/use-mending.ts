import { type FocusEvent, type FormEvent, useState } from "react";
import { checkField, type FieldFault } from "./check-field.ts";

type Since = {
	readonly attempt: number;
	/** Fields that are being changed: what was said of them may not be true any more. */
	readonly changed: ReadonlySet<string>;
	/** Fields that were changed and left, with what is wrong with them now. */
	readonly left: Readonly<Record<string, FieldFault | undefined>>;
};

type Mending = {
	readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
	readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
	/** What is wrong with a field now, of which the last answer said `code`. */
	readonly errorOf: <Code extends string>(name: string, code: Code | undefined) => Code | FieldFault | undefined;
	readonly isMended: (name: string) => boolean;
};

const UNTOUCHED: Pick<Since, "changed" | "left"> = { changed: new Set(), left: {} };

/** A form that was refused says at once which of its fields are right now: each is looked at when it is left. */
export function useMending(attempt: number, isRefused: boolean): Mending {
	const [kept, setKept] = useState<Since>({ attempt, ...UNTOUCHED });
	const since = kept.attempt === attempt ? kept : { attempt, ...UNTOUCHED };

	function leave(control: HTMLInputElement): void {
		setKept({ ...since, left: { ...since.left, [control.name]: checkField(control) } });
	}

	return {
		onInput({ target }) {
			const control = target as HTMLInputElement;
			if (!isRefused || !control.name) return;
			if (control.type === "checkbox" || control.type === "radio") leave(control);
			else if (!since.changed.has(control.name) || control.name in since.left) {
				const { [control.name]: _looked, ...left } = since.left;
				setKept({ attempt, changed: new Set([...since.changed, control.name]), left });
			}
		},
		onBlur({ target }) {
			const control = target as unknown as HTMLInputElement;
			if (since.changed.has(control.name) && !(control.name in since.left)) leave(control);
		},
		errorOf(name, code) {
			if (name in since.left) return since.left[name];
			return since.changed.has(name) ? undefined : code;
		},
		isMended: (name) => name in since.left && since.left[name] === undefined,
	};
}
