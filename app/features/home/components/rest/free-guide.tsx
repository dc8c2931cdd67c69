import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import type { HomeGuideView } from "../../home-view.ts";
import "./free-guide.css";

/** The free guide for parents, with the number of its pages. */
export const FreeGuide = keepPart(function FreeGuide({
	guide: { title, subtitle, pages, path },
}: {
	guide: HomeGuideView;
}) {
	const t = useTranslations("homeRest.guide");
	const locale = useLocale();
	return (
		<article className="home-guide">
			<Badge icon="file-text">{t("badge", { count: pages })}</Badge>
			<h2>{title}</h2>
			<p>{subtitle}</p>
			<LinkButton to={localizePath(path, locale)} variant="ink">
				{t("get")}
			</LinkButton>
			<Art className="home-guide__book" name="guide" />
		</article>
	);
});
