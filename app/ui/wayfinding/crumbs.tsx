import type { ReactNode } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { Link } from "../link/link.tsx";
import { useIsUntold } from "../link/untold-paths.ts";

export type Crumb = {
	label: ReactNode;
	/** The page at hand has none. */
	to?: string;
};

/** The way from the home page to this one, from the top down. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
	const t = useTranslations("ui");
	const isUntold = useIsUntold();
	return (
		<nav aria-label={t("crumbs")}>
			<ol className="crumbs">
				{items.map(({ label, to }, index) => (
					<li aria-current={to ? undefined : "page"} key={index}>
						{to && !isUntold(to) ? <Link to={to}>{label}</Link> : label}
					</li>
				))}
			</ol>
		</nav>
	);
}
