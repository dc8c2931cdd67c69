import { useEffect } from "react";
import { useLocaleState } from "react-admin";
import { usePerson } from "../access/use-person.ts";
import { useDocumentLanguage } from "./use-language.ts";

/** Not kept in a component: react-admin builds the whole tree anew when the language changes. */
let greeted: string | undefined;

/** Whoever signs in is spoken to in the language of the account, once it is known; what is chosen later stands. */
export function KeepPersonLanguage() {
	const [, setLocale] = useLocaleState();
	const person = usePerson();
	useDocumentLanguage();
	useEffect(() => {
		if (!person || greeted === person.id) return;
		greeted = person.id;
		setLocale(person.locale);
	}, [person, setLocale]);
	return null;
}
