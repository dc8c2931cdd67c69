import { useEffect } from "react";
import { useLocaleState, useTranslate } from "react-admin";
import type { Locale } from "../../../app/shared/localized.ts";
import { usePerson } from "../access/use-person.ts";
import { useScreenLocale } from "../fields/use-screen-locale.ts";
import { hasUnsavedText } from "../frames/has-unsaved-text.ts";
import { keepLanguage } from "../providers/account.ts";
import { forgetPerson } from "../providers/auth-provider.ts";

const NAMES: Readonly<Record<Locale, string>> = { ru: "Русский", en: "English" };

/** The language of the screen, the other one, and the choice, which is kept with the account. */
export function useLanguage() {
	const [, setLocale] = useLocaleState();
	const locale = useScreenLocale();
	const otherLocale: Locale = locale === "ru" ? "en" : "ru";
	const person = usePerson();
	const translate = useTranslate();
	async function choose(next: Locale): Promise<void> {
		// Every screen is built anew in the other language, and what was typed would be gone.
		if (hasUnsavedText() && !window.confirm(translate("ra.message.unsaved_changes"))) return;
		setLocale(next);
		if (!person) return;
		// The screen speaks the chosen language all the same; it is only not remembered for the next machine.
		await keepLanguage(next).catch(() => undefined);
		forgetPerson();
	}
	return { locale, other: { locale: otherLocale, name: NAMES[otherLocale] }, choose };
}

/** Sets the language of the document. */
export function useDocumentLanguage(): void {
	const [locale] = useLocaleState();
	useEffect(() => {
		document.documentElement.lang = locale;
	}, [locale]);
}
