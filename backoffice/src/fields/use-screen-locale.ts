import { useLocaleState } from "react-admin";
import { isLocale, type Locale } from "../../../app/shared/localized.ts";
import { columnIn } from "./locale-source.ts";

/** The language of the screen. */
export function useScreenLocale(): Locale {
	const [locale] = useLocaleState();
	return isLocale(locale) ? locale : "ru";
}

/** The column of a list that holds a text in the language of the screen: `title` → `titleRu`. */
export function useLocalSource<Name extends string>(name: Name): `${Name}Ru` | `${Name}En` {
	return columnIn(name, useScreenLocale());
}
