import { useTranslate } from "react-admin";

/** The name of a field of a request. */
export function useFieldWord(): (field: string) => string {
	const translate = useTranslate();
	return (field) => translate(`resources.requests.fields.${field}`);
}
