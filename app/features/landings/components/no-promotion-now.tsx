import { useLocale } from "use-intl";
import { formatDate } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import type { NoPromotion } from "../explain-no-promotion.server.ts";

/** Head of the page of a promotion while there is none: over only where its stored end has passed. */
export function NoPromotionNow({ why, zone }: { why: NoPromotion; zone: string }) {
	const t = useTranslations("landings.promotion");
	const locale = useLocale();
	return (
		<>
			<h1>{why.state === "ahead" ? t("ahead", { day: formatDate(why.beginsAt, locale, zone) }) : t(why.state)}</h1>
			<p className="lead">{t(`${why.state}Text`)}</p>
			<LinkButton size="lg" to={localizePath("/children", locale)}>
				{t("choose")}
			</LinkButton>
		</>
	);
}
