import { useLocale } from "use-intl";
import { formatDate, formatDay, formatZonedTime } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { LiveCountdown } from "../../../ui/countdown/live-countdown.tsx";
import { useVisitorZone } from "../../catalog/components/course/use-visitor-zone.ts";
import type { JoinedView } from "../get-joined.server.ts";
import { isAhead } from "../webinar-phase.ts";
import { useOpening } from "./use-opening.ts";
import { WatchButton } from "./webinar-panel.tsx";

type StateProps = { readonly joined: JoinedView; readonly madeAt: Date };

/** The link to the broadcast, or when it will appear, or what follows afterwards. */
export function JoinedState({ joined, madeAt }: StateProps) {
	const t = useTranslations("webinars");
	const { webinar, streamAddress, isCancelled } = joined;
	if (webinar.isCancelled) return <p>{t("panel.cancelledText", { kind: webinar.kind })}</p>;
	if (isCancelled) {
		return (
			<>
				<p>
					{isAhead(webinar.phase) ? t("joined.cancelledText") : t("joined.cancelledOverText", { kind: webinar.kind })}
				</p>
				<LinkButton to={localizePath(webinar.path, joined.webinarLocale)} variant="secondary">
					{t("joined.again")}
				</LinkButton>
			</>
		);
	}
	if (streamAddress) {
		return (
			<>
				<LinkButton block href={streamAddress} icon="video" size="lg" target="_blank">
					{t("joined.enter", { kind: webinar.kind })}
				</LinkButton>
				<p className="muted">{t("joined.enterNote")}</p>
			</>
		);
	}
	return webinar.phase === "coming" ? <Waiting joined={joined} madeAt={madeAt} /> : <Afterwards joined={joined} />;
}

function Waiting({ joined, madeAt }: StateProps) {
	const t = useTranslations("webinars.joined");
	const locale = useLocale();
	const { kind, opensAt } = joined.webinar;
	const zone = useOwnZone(joined);
	useOpening(opensAt);
	return (
		<>
			<p>
				{t("opens", { kind, date: formatDay(opensAt, locale, zone), time: formatZonedTime(opensAt, locale, zone) })}
			</p>
			<LiveCountdown done={null} kind="opens" label={t("countdown")} serverNow={madeAt} until={opensAt} zone={zone} />
			<p className="muted">{t("letter", { email: joined.email, reminder: joined.reminder })}</p>
		</>
	);
}

function Afterwards({ joined }: Pick<StateProps, "joined">) {
	const t = useTranslations("webinars.joined");
	const locale = useLocale();
	const zone = useOwnZone(joined);
	const { kind, replay, phase } = joined.webinar;
	if (phase === "replay" && replay?.address) {
		return (
			<>
				<p>{t("replayText", { kind, date: formatDate(replay.until, locale, zone) })}</p>
				<WatchButton address={replay.address} />
			</>
		);
	}
	if (phase === "preparing" && replay) {
		const moment = { date: formatDay(replay.from, locale, zone), time: formatZonedTime(replay.from, locale, zone) };
		return <p>{t("preparingText", moment)}</p>;
	}
	return <p>{t("overText", { kind })}</p>;
}

/** The zone of the registered person, where it is known: this page is theirs. */
function useOwnZone({ visitorZone, webinar }: Pick<JoinedView, "visitorZone" | "webinar">): string {
	return useVisitorZone() ?? visitorZone ?? webinar.zone;
}
