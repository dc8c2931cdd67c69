import type { ReactNode } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../../i18n/locales.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Cluster } from "../../../../../ui/layout/stack.tsx";
import { Wrap } from "../../../../../ui/layout/wrap.tsx";
import { Day } from "../../../../../ui/scene/day.tsx";
import { Crumbs } from "../../../../../ui/wayfinding/crumbs.tsx";
import { IslandArt } from "../hero-art.tsx";
import type { RobloxView } from "./roblox-view.ts";
import "../course-hero.css";

type RobloxHeroProps = {
	view: Pick<RobloxView, "page" | "category">;
	/** The first steps: one button, one link. */
	children: ReactNode;
	/** Lower, for a page whose table matters more. */
	compact?: boolean;
};

export function RobloxHero({ view: { page, category }, children, compact = false }: RobloxHeroProps) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const crumbs = [
		{ label: t("crumbs.home"), to: localizePath("/", locale) },
		{ label: t("crumbs.children"), to: localizePath("/children", locale) },
		{ label: t("roblox.crumb"), to: localizePath(category, locale) },
		{ label: page.title },
	];
	return (
		<Day as="section" className={compact ? "course-hero course-hero--compact" : "course-hero"} planet="comet">
			<Wrap className="course-hero__grid">
				<div className="course-hero__text">
					<Crumbs items={crumbs} />
					<h1>{page.title}</h1>
					<p className="lead">{page.lead}</p>
					<Cluster className="course-hero__actions">{children}</Cluster>
				</div>
				<IslandArt />
			</Wrap>
		</Day>
	);
}
