import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import type { Planet } from "../../../../shared/planets.ts";
import { Art } from "../../../../ui/art/art.tsx";
import type { ArtName } from "../../../../ui/art/art-sizes.ts";
import { Wrap } from "../../../../ui/layout/wrap.tsx";
import { Day } from "../../../../ui/scene/day.tsx";
import { Crumbs } from "../../../../ui/wayfinding/crumbs.tsx";
import "./paying.css";

type PayingHeroProps = {
	title: string;
	lead: string;
	planet: Planet;
	art: ArtName;
	/** Stands below the page of all ways to pay. */
	inner?: boolean;
	/** Key figures and the first step. */
	children: ReactNode;
};

/** The compact day hero of a page about paying. */
export function PayingHero({ title, lead, planet, art, inner = false, children }: PayingHeroProps) {
	const t = useTranslations("paying");
	const locale = useLocale();
	const crumbs = [
		{ label: t("home"), to: localizePath("/", locale) },
		...(inner ? [{ label: t("crumb"), to: localizePath("/oplata", locale) }] : []),
		{ label: title },
	];
	return (
		<Day as="section" className="paying-hero" planet={planet}>
			<Wrap className="paying-hero__grid">
				<div className="paying-hero__text">
					<Crumbs items={crumbs} />
					<h1 className="step-5">{title}</h1>
					<p className="lead">{lead}</p>
					{children}
				</div>
				<Art className="paying-hero__art float" fetchPriority="high" loading="eager" name={art} />
			</Wrap>
		</Day>
	);
}
