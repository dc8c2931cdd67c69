import type { ComponentProps } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { PanelHero } from "../../../../ui/scene/panel-hero.tsx";
import "./paying.css";

type PayingHeroProps = Omit<ComponentProps<typeof PanelHero>, "crumbs"> & {
	/** Stands below the page of all ways to pay. */
	inner?: boolean;
};

/** The hero of a page about paying. */
export function PayingHero({ inner = false, ...hero }: PayingHeroProps) {
	const t = useTranslations("paying");
	const locale = useLocale();
	const crumbs = [
		{ label: t("home"), to: localizePath("/", locale) },
		...(inner ? [{ label: t("crumb"), to: localizePath("/oplata", locale) }] : []),
		{ label: hero.title },
	];
	return <PanelHero {...hero} crumbs={crumbs} />;
}
