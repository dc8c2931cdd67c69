import { useResourceContext, useTranslate } from "react-admin";
import { isLocale } from "../../../app/shared/localized.ts";
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
		const parts = path.split(".");
		const label = parts.filter((part) => !isLocale(part) && !/^\d+$/.test(part)).join(".");
		const name = translate(`resources.${resource}.fields.${label}`, { _: humanize(label) });
		const locale = parts.find(isLocale);
		return locale ? translate("common.inLocale", { name, locale: translate(`common.locale.${locale}`) }) : name;
	};
}
