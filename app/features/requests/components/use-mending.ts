import { type FocusEvent, type FormEvent, useState } from "react";
import { checkChange, type FieldFault, type Refused } from "./check-field.ts";

type Since<Code extends string> = {
	readonly attempt: number;
	/** Fields that are being changed: what was said of them may not be true any more. */
	readonly changed: ReadonlySet<string>;
	/** Fields that were changed and left, with what is wrong with them now. */
	readonly left: Readonly<Record<string, Code | FieldFault | undefined>>;
};

type Mending<Code extends string> = {
	readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
	readonly onBlur: (event: FocusEvent<HTMLFormElement>) => void;
	/** What is wrong with a field now. */
	readonly errorOf: (name: string) => Code | FieldFault | undefined;
	readonly isMended: (name: string) => boolean;
};

const UNTOUCHED = { changed: new Set<string>(), left: {} };

type Answered<Code extends string> = {
	/** Counts the answers. */
	readonly attempt: number;
	readonly isRefused: boolean;
	/** What the last answer said of a field. */
	readonly refused: (name: string) => Refused<Code>;
};

/** A form that was refused says at once which of its fields are right now: each is looked at when it is left. */
export function useMending<Code extends string>({ attempt, isRefused, refused }: Answered<Code>): Mending<Code> {
	const [kept, setKept] = useState<Since<Code>>({ attempt, ...UNTOUCHED });
	const since: Since<Code> = kept.attempt === attempt ? kept : { attempt, ...UNTOUCHED };

	function leave(control: HTMLInputElement): void {
		const fault = checkChange(control, refused(control.name));
		setKept({ ...since, left: { ...since.left, [control.name]: fault } });
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
		errorOf(name) {
			if (name in since.left) return since.left[name];
			return since.changed.has(name) ? undefined : refused(name).code;
		},
		isMended: (name) => name in since.left && since.left[name] === undefined,
	};
}
