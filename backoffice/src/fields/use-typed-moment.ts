import { type ChangeEvent, useRef, useState } from "react";
import { useInput } from "react-admin";
import { checkMoment, showMoment, type Typed, typeMoment } from "./typed-moment.ts";

const instantOf = (value: unknown) => (typeof value === "string" ? value : "");

/** A field of a form that keeps a UTC instant and is typed as the clock of a zone. */
export function useTypedMoment(source: string, zone: string) {
	const [typed, setTyped] = useState<Typed>();
	// A validation may run before the next render.
	const newest = useRef(typed);
	const { field, fieldState, id } = useInput({
		source,
		validate: (value: unknown) => checkMoment(instantOf(value), newest.current),
	});
	const instant = instantOf(field.value);
	function keep(next: Typed | undefined): void {
		newest.current = next;
		setTyped(next);
	}
	function onChange({ target }: ChangeEvent<HTMLInputElement>): void {
		const next = typeMoment({ text: target.value, isPartial: target.validity.badInput, instant, zone });
		keep(next);
		if (next.instant !== instant) field.onChange(next.instant === "" ? null : next.instant);
	}
	function onBlur(): void {
		// An incomplete time stays, to be completed.
		if (typed?.isWhole) keep(undefined);
		field.onBlur();
	}
	const input = {
		id,
		inputRef: field.ref,
		name: field.name,
		onBlur,
		onChange,
		value: showMoment(instant, { zone, typed }),
	};
	return { input, instant, fieldState };
}
