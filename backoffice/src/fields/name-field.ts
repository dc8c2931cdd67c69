import { isLocale } from "../../../app/shared/localized.ts";
import { fieldOfPath } from "./field-of-path.ts";
import { humanize } from "./humanize.ts";

type Translate = (key: string, options?: { readonly _?: string; readonly [name: string]: unknown }) => string;
type Naming = { readonly resource: string; readonly translate: Translate };

/** Holds the value of a setting, or of a part of it, and says nothing of what it is. */
const HOLDER = "value";

/**
 * The name of a field by its path, with its language: `text.ru.name` is «Имя (рус.)». A path without words of its own is called by its
 * last part that has some, as the inputs of settings and of the quiz are: `value.monday` is «Понедельник».
 */
export function nameField(path: string, { resource, translate }: Naming): string {
	const label = fieldOfPath(path);
	const locale = path.split(".").find(isLocale);
	const parts = label.split(".").filter((part) => part !== HOLDER);
	const wordOf = (key: string) => translate(`resources.${resource}.fields.${key}`, { _: "" });
	for (const part of [label, ...parts.toReversed()]) {
		// Words of one language say by themselves which it is.
		const whole = locale && wordOf(`${part}.${locale}`);
		if (whole) return whole;
		// A list of parts whose words stand under its own is called by the heading of the list.
		const name = wordOf(part) || wordOf(`${part}.many`);
		if (name) return inLanguage(name);
	}
	return inLanguage(humanize(parts.join(".")));

	function inLanguage(name: string): string {
		return locale ? translate("common.inLocale", { name, locale: translate(`common.locale.${locale}`) }) : name;
	}
}
