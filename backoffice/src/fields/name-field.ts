import { isLocale } from "../../../app/shared/localized.ts";
import { fieldOfPath } from "./field-of-path.ts";
import { humanize } from "./humanize.ts";
import { numberOfPath } from "./place-of-path.ts";

type Translate = (key: string, options?: { readonly _?: string; readonly [name: string]: unknown }) => string;
type Naming = {
	readonly resource: string;
	readonly translate: Translate;
	/** The key of the setting, when the field belongs to one. */
	readonly setting?: string | undefined;
};

/** Holds the value of a setting, or of a part of it, and says nothing of what it is. */
const HOLDER = "value";

/** The name of a refused field, which of several tariffs or lines it belongs to included: «Занятий, № 2». */
export function nameRefused(path: string, naming: Naming): string {
	const [name, number] = [nameField(path, naming), numberOfPath(path)];
	return number === "" ? name : naming.translate("common.numbered", { name, number });
}

/**
 * The name of a field by its path, with its language: `text.ru.name` is «Имя (рус.)». A path without words of its own takes those of its
 * last part that has any; within a setting, after the name of what it belongs to: `value.sber.licence` is «Сбербанк: Лицензия банка». What a
 * setting holds without a name of its own is called as the setting: `value.2.ru` of the holidays is «Праздники (рус.)».
 */
export function nameField(path: string, { resource, translate, setting }: Naming): string {
	const label = fieldOfPath(path);
	const locale = path.split(".").find(isLocale);
	const parts = label.split(".").filter((part) => part !== HOLDER);
	const wordOf = (key: string) => translate(`resources.${resource}.fields.${key}`, { _: "" });
	// A list of parts whose words stand under its own is called by the heading of the list.
	const nameOf = (key: string) => wordOf(key) || wordOf(`${key}.many`);
	const held =
		label === HOLDER && path !== HOLDER ? translate(`resources.${resource}.keys.${setting}.name`, { _: "" }) : "";
	if (held) return inLanguage(held);
	const whole = nameInLanguage(label);
	if (whole) return whole;
	for (const [index, part] of [...parts.entries()].toReversed()) {
		const name = nameInLanguage(part);
		const whose = path.startsWith(`${HOLDER}.`) ? parts.slice(0, index).map(nameOf).find(Boolean) : undefined;
		if (name) return whose ? `${whose}: ${name}` : name;
	}
	return inLanguage(humanize(parts.join(".")));

	/** A word of the field in this language names the language itself; to any other name the language is added. */
	function nameInLanguage(key: string): string {
		const own = locale ? wordOf(`${key}.${locale}`) : "";
		const name = own ? "" : nameOf(key);
		return own || (name && inLanguage(name));
	}

	function inLanguage(name: string): string {
		return locale ? translate("common.inLocale", { name, locale: translate(`common.locale.${locale}`) }) : name;
	}
}
