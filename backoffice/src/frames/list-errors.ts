import type { FieldErrors } from "react-hook-form";
import { isLocale, type Locale } from "../../../app/shared/localized.ts";

type FieldFailure = {
	/** `texts.ru.modules.2.title` */
	readonly path: string;
	/** The same without language and places: `texts.modules.title`. */
	readonly labelPath: string;
	readonly locale?: Locale;
	/** Key of a sentence. */
	readonly message: string;
};

/** Every refused field of a form, in the order of the form's values. */
export function listErrors(errors: FieldErrors, prefix = ""): FieldFailure[] {
	return Object.entries(errors).flatMap(([name, error]) => {
		if (!error || typeof error !== "object") return [];
		const path = prefix + name;
		const { message, type } = error as { message?: unknown; type?: unknown };
		if (typeof message === "string" && type !== undefined) return [describe(path, message)];
		return name === "ref" ? [] : listErrors(error as FieldErrors, `${path}.`);
	});
}

/** react-admin wraps its own messages in a mark and JSON. */
const WRAPPED = /^@@react-admin@@(.*)$/;

function describe(path: string, message: string): FieldFailure {
	const parts = path.split(".");
	const wrapped = WRAPPED.exec(message)?.[1];
	const parsed: unknown = wrapped ? JSON.parse(wrapped) : message;
	return {
		path,
		labelPath: parts.filter((part) => !isLocale(part) && !/^\d+$/.test(part)).join("."),
		locale: parts.find(isLocale),
		message: typeof parsed === "string" ? parsed : String((parsed as { message?: string }).message ?? ""),
	};
}
