import { useResourceContext, useTranslate } from "react-admin";
import { isLocale } from "../../../app/shared/localized.ts";
import { humanize } from "./humanize.ts";

/** Gives the name of a field by its path, with its language: `text.ru.name` is «Имя (рус.)». */
export function useFieldName(): (path: string) => string {
	const translate = useTranslate();
	const resource = useResourceContext() ?? "";
	return (path) => {
		const parts = path.split(".");
		const label = parts.filter((part) => !isLocale(part) && !/^\d+$/.test(part)).join(".");
		const name = translate(`resources.${resource}.fields.${label}`, { _: humanize(label) });
		const locale = parts.find(isLocale);
		return locale ? translate("common.inLocale", { name, locale: translate(`common.locale.${locale}`) }) : name;
	};
}
