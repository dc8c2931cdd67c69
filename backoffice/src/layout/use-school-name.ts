import { useLocaleState } from "react-admin";

/** The school's name in the language of the screens, as set when the page was opened; empty while the database is away. */
export function useSchoolName(): string {
	const [locale] = useLocaleState();
	// In tests screens are rendered without a document.
	if (typeof document === "undefined") return "";
	return document.querySelector<HTMLMetaElement>(`meta[name="school-name"][lang="${locale}"]`)?.content ?? "";
}
