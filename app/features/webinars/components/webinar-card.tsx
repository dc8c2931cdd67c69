import { useLocale } from "use-intl";
import { formatDate } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Unbroken } from "../../../ui/reading/unbroken.tsx";
import type { WebinarCard as Card } from "../webinar-view.ts";
import { WebinarBadge } from "./webinar-badge.tsx";
import { WebinarCountdown } from "./webinar-countdown.tsx";
import { WebinarFacts } from "./webinar-facts.tsx";
import { WebinarWhen } from "./webinar-when.tsx";

type WebinarCardProps = {
	readonly webinar: Card;
	readonly madeAt: Date;
};

/** A webinar in a list: the whole card is one link. */
export function WebinarCard({ webinar, madeAt }: WebinarCardProps) {
	const t = useTranslations("webinars");
	const locale = useLocale();
	return (
		<article className="webinar-card" data-planet={webinar.planet}>
			<div className="webinar-card__art">
				<Art name={webinar.cover} />
				<WebinarBadge {...webinar} />
			</div>
			<div className="webinar-card__body">
				<p className="webinar-card__audience">{t(`audience.${webinar.audience}`)}</p>
				<h3>
					<Link className="whole-link" to={localizePath(webinar.path, locale)}>
						<Unbroken>{webinar.title}</Unbroken>
					</Link>
				</h3>
				<p>
					<Unbroken>{webinar.short}</Unbroken>
				</p>
				<div className="webinar-card__foot">
					<WebinarMoment webinar={webinar} />
					<WebinarCountdown madeAt={madeAt} webinar={webinar} />
				</div>
			</div>
		</article>
	);
}

/** The date of an upcoming webinar, or how long a recording may be watched. */
function WebinarMoment({ webinar }: { webinar: Card }) {
	const t = useTranslations("webinars");
	const locale = useLocale();
	const { phase, replay, startsAt, zone, seatsFree } = webinar;
	if (phase === "replay" && replay)
		return <p className="muted">{t("until", { date: formatDate(replay.until, locale, zone) })}</p>;
	if (phase === "over" || phase === "preparing") return <p className="muted">{formatDate(startsAt, locale, zone)}</p>;
	return (
		<>
			<WebinarWhen at={startsAt} zone={zone} />
			<WebinarFacts
				facts={[
					t("minutes", { minutes: webinar.minutes }),
					seatsFree === undefined ? t("free") : t("seats", { count: seatsFree }),
				]}
			/>
		</>
	);
}
