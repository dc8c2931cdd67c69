import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import type { Locale } from "../../shared/localized.ts";

/** Words that were kept as they stood: where the page speaks the other language, they are marked with their own. */
export function SaidIn({ language, children }: { language: Locale; children: ReactNode }) {
	return useLocale() === language ? children : <span lang={language}>{children}</span>;
}
