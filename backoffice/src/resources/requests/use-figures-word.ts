import { useTranslate } from "react-admin";

/** The name of a figure. */
export function useFiguresWord(): (name: string) => string {
	const translate = useTranslate();
	return (name) => translate(`resources.requests.figures.${name}`);
}
