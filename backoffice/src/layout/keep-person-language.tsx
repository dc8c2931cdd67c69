import { useEffect, useRef } from "react";
import { useLocaleState } from "react-admin";
import { usePerson } from "../access/use-person.ts";
import { useDocumentLanguage } from "./use-language.ts";

/** Whoever signs in is spoken to in the language of the account, once it is known; what is chosen later stands. */
export function KeepPersonLanguage() {
	const [, setLocale] = useLocaleState();
	const person = usePerson();
	const greeted = useRef<string>(undefined);
	useDocumentLanguage();
	useEffect(() => {
		if (!person || greeted.current === person.id) return;
		greeted.current = person.id;
		setLocale(person.locale);
	}, [person, setLocale]);
	return null;
}
