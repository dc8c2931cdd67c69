import { useResourceContext, useTranslate } from "react-admin";
import { isLocale } from "../../../app/shared/localized.ts";
import { fieldOfPath } from "./field-of-path.ts";
import { humanize } from "./humanize.ts";

/**
 * Gives the name of a field by its path, with its language: `text.ru.name` is «Имя (рус.)».
 * @param of the resource that the field is of; that of the screen unless given.
 */
export function useFieldName(of?: string): (path: string) => string {
	const translate = useTranslate();
	const here = useResourceContext() ?? "";
	const resource = of ?? here;
	return (path) => {
		const label = fieldOfPath(path);
		const key = `resources.${resource}.fields.${label}`;
		// A list of parts whose words stand under its own is called by the heading of the list.
		const name = translate(key, { _: translate(`${key}.many`, { _: humanize(label) }) });
		const locale = path.split(".").find(isLocale);
		return locale ? translate("common.inLocale", { name, locale: translate(`common.locale.${locale}`) }) : name;
	};
}
