import { useLocale } from "use-intl";
import { formatDay, formatZonedTime } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { LiveCountdown } from "../../../../ui/countdown/live-countdown.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { Night } from "../../../../ui/scene/night.tsx";
import type { NextWebinarView } from "../../home-view.ts";
import "./next-webinar.css";

/** The next webinar, with the time until it begins. */
export function NextWebinar({ webinar }: { webinar: NextWebinarView }) {
	const t = useTranslations("homeRest.webinar");
	const locale = useLocale();
	const { kind, startsAt, endsAt, zone, title, short, path, isFull, madeAt } = webinar;
	const when = { day: formatDay(startsAt, locale, zone), time: formatZonedTime(startsAt, locale, zone) };
	return (
		<Night as="article" className="home-webinar" edged sky>
			<Badge tone="sun">{t("badge", { kind, ...when })}</Badge>
			<h2>
				<Unbroken>{title}</Unbroken>
			</h2>
			<p className="muted">{short}</p>
			<LiveCountdown
				done={<p>{t("started", { kind })}</p>}
				ended={{ at: endsAt, words: <p>{t("over")}</p> }}
				label={t("countdown")}
				serverNow={madeAt}
				until={startsAt}
				written="beside"
				zone={zone}
			/>
			<div className="home-webinar__ways">
				<LinkButton to={localizePath(path, locale)}>{isFull ? t("wait") : t("take")}</LinkButton>
				<MoreLink to={localizePath("/webinars", locale)}>{t("all")}</MoreLink>
			</div>
			<Art className="home-webinar__rocket" name="rocket" />
		</Night>
	);
}
