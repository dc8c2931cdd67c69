import { useTranslations } from "../../../i18n/use-translations.ts";
import { LiveCountdown } from "../../../ui/countdown/live-countdown.tsx";
import type { WebinarCard } from "../webinar-view.ts";

/** Counts down to the start, which is written beside it, and says how it goes on where the page stays open; nothing once it has begun. */
export function WebinarCountdown({ webinar, madeAt }: { webinar: WebinarCard; madeAt: Date }) {
	const t = useTranslations("webinars");
	if (webinar.isCancelled || (webinar.phase !== "coming" && webinar.phase !== "opening")) return null;
	return (
		<LiveCountdown
			done={<p className="webinar-live">{t("started", { kind: webinar.kind })}</p>}
			ended={{ at: webinar.endsAt, words: <p className="muted">{t("panel.over")}</p> }}
			label={t("countdown")}
			serverNow={madeAt}
			until={webinar.startsAt}
			written="beside"
			zone={webinar.zone}
		/>
	);
}
