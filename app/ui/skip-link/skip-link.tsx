import type { ReactNode } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";

/** The first link of a page: past the header, straight to `<main id="main">`. */
export function SkipLink({ to = "main", children }: { to?: string; children?: ReactNode }) {
	const t = useTranslations("ui");
	return (
		<a className="skip-link" href={`#${to}`}>
			{children ?? t("skip")}
		</a>
	);
}
