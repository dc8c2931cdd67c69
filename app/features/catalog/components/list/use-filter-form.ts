import { type RefObject, useEffect, useRef } from "react";
import { useLocation, useNavigation, useSubmit } from "react-router";
import { takeEarlyChange } from "../../../../ui/form/early-change.ts";

type FilterForm = {
	readonly form: RefObject<HTMLFormElement | null>;
	/** Asks for the list as the form now stands. The focus and the scroll stay where they are. */
	readonly apply: () => void;
	readonly busy: boolean;
};

/**
 * A GET form that asks again at every change where script runs. Its controls are the browser's own, so the address is poured
 * into them whenever it changes by another way: a removed filter, Back, the state a browser restores by itself.
 */
export function useFilterForm(
	action: string,
	values: Readonly<Record<string, string | number | undefined>>,
): FilterForm {
	const form = useRef<HTMLFormElement>(null);
	const submit = useSubmit();
	const { pathname } = useLocation();
	const navigation = useNavigation();

	useEffect(() => {
		if (!form.current) return;
		if (takeEarlyChange(form.current)) apply();
		else showValues(form.current, values);
	}, [values]);

	function apply(): void {
		if (!form.current) return;
		submit(usedFields(new FormData(form.current)), {
			method: "get",
			action,
			replace: true,
			preventScrollReset: true,
		});
	}
	return { form, apply, busy: navigation.state !== "idle" && navigation.location.pathname === pathname };
}

function showValues(form: HTMLFormElement, values: Readonly<Record<string, string | number | undefined>>): void {
	for (const control of form.elements) {
		if (control instanceof HTMLInputElement && control.type === "radio") {
			control.checked = control.value === String(values[control.name] ?? "");
		} else if (control instanceof HTMLSelectElement) {
			control.value = String(values[control.name] ?? "");
		}
	}
}

/** An address names only what is in use. */
function usedFields(fields: FormData): URLSearchParams {
	const used = new URLSearchParams();
	for (const [name, value] of fields) {
		if (typeof value === "string" && value) used.append(name, value);
	}
	return used;
}
