import { useLocaleState } from "react-admin";

/** The column with titles of courses in the language of the screen. */
export function useTitleField(): "courseRu" | "courseEn" {
	const [locale] = useLocaleState();
	return locale === "en" ? "courseEn" : "courseRu";
}
