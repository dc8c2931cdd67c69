import { useLocale } from "use-intl";
import { formatDate, formatDay, formatZonedTime } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { RequestAnswer } from "../../requests/submitting/request-answer.ts";
import type { WebinarView } from "../webinar-view.ts";
import { WebinarForm } from "./webinar-form.tsx";

type PanelProps = {
	readonly webinar: WebinarView;
	readonly form: RequestFormView | undefined;
	readonly refused: RequestAnswer | undefined;
};

/** What can be done with a webinar now: register, wait for a place, watch the recording, or choose another one. */
export function WebinarPanel({ webinar, form, refused }: PanelProps) {
	const t = useTranslations("webinars.panel");
	if (!form) return <Ended webinar={webinar} />;
	const title = webinar.isFull ? "full" : webinar.phase === "live" ? "registerLive" : "register";
	const note = webinar.isFull ? "fullNote" : webinar.phase === "coming" ? "registerNote" : "registerNoteOpen";
	return (
		<>
			<h2>{t(title, { kind: webinar.kind })}</h2>
			<p className="muted">{t(note, { kind: webinar.kind })}</p>
			<WebinarForm form={form} refused={refused} />
		</>
	);
}

function Ended({ webinar }: { webinar: WebinarView }) {
	const t = useTranslations("webinars.panel");
	const locale = useLocale();
	const { kind, phase, zone, startsAt, replay, isCancelled } = webinar;
	const state = isCancelled ? "cancelled" : phase === "preparing" || phase === "replay" ? phase : "over";
	const day = formatDay(startsAt, locale, zone);
	const texts = {
		cancelled: () => t("cancelledText", { kind }),
		over: () => t("overText", { kind, day }),
		preparing: () =>
			replay
				? t("preparingText", {
						kind,
						date: formatDay(replay.from, locale, zone),
						time: formatZonedTime(replay.from, locale, zone),
					})
				: "",
		replay: () => (replay ? t("replayText", { kind, day, date: formatDate(replay.until, locale, zone) }) : ""),
	};
	return (
		<>
			<h2>{t(state, { kind })}</h2>
			<p>{texts[state]()}</p>
			{replay?.address && !isCancelled && <WatchButton address={replay.address} />}
			<LinkButton block to={localizePath("/webinars", locale)} variant="secondary">
				{t("others")}
			</LinkButton>
		</>
	);
}

/** Links to the recording, which is on another site. */
export function WatchButton({ address }: { address: string }) {
	const t = useTranslations("webinars");
	return (
		<LinkButton block href={address} icon="circle-play" size="lg" target="_blank">
			{t("watch")}
		</LinkButton>
	);
}
