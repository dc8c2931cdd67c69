import { useLocaleState } from "react-admin";
import { intlTag } from "../../fields/intl-tag.ts";

const KILOBYTE = 1024;

/** Prints a size of a file as the language of the screen does: `240 kB`, `240 кБ`. */
export function useSize(): (bytes: number) => string {
	const [locale] = useLocaleState();
	return (bytes) => {
		const isSmall = bytes < KILOBYTE * KILOBYTE;
		const unit = isSmall ? "kilobyte" : "megabyte";
		const format = new Intl.NumberFormat(intlTag(locale), {
			style: "unit",
			unit,
			maximumFractionDigits: isSmall ? 0 : 1,
		});
		return format.format(Math.max(isSmall ? 1 : 0, bytes / (isSmall ? KILOBYTE : KILOBYTE * KILOBYTE)));
	};
}
