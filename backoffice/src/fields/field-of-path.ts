import { isLocale } from "../../../app/shared/localized.ts";

/** The field that words stand for: `texts.body.modules.title` of `texts.ru.body.modules.2.title`. */
export function fieldOfPath(path: string): string {
	return path
		.split(".")
		.filter((part) => !isLocale(part) && !/^\d+$/.test(part))
		.join(".");
}
