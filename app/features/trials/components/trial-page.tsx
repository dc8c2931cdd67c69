import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Callout } from "../../../ui/notice/callout.tsx";
import { RefusalNote } from "../../../ui/notice/refusal-note.tsx";
import { useFocusOnChange } from "../../../ui/wayfinding/use-focus-on-change.ts";
import type { TrialRefused, TrialView } from "../trial-view.ts";
import { TrialBooked } from "./trial-booked.tsx";
import { TrialHold } from "./trial-hold.tsx";
import { TrialPaused } from "./trial-paused.tsx";
import { TrialPicker } from "./trial-picker.tsx";
import "./trials.css";
import { phoneTags } from "../../../ui/link/phone-tags.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";

type TrialPageProps = {
	readonly trial: TrialView;
	readonly calendars: { readonly google: string; readonly outlook: string } | undefined;
	readonly madeAt: Date;
	readonly refused: TrialRefused | undefined;
};

/** The page of one who asked for a trial lesson: a time to pick, a time that is held, the lesson that is booked, or why there is none. */
export function TrialPage({ trial, calendars, madeAt, refused }: TrialPageProps) {
	const t = useTranslations("trials");
	const { state, name, booking } = trial;
	const refusal = toldRefusal(trial, refused);
	const heading = useFocusOnChange(state, refusal !== undefined);
	return (
		<main className="wrap wrap--narrow trial-page" id="main">
			<div className="stack">
				<h1 ref={heading} tabIndex={-1}>
					{t.rich(`heading.${headingOf(trial)}`, { ...richTags, name })}
				</h1>
				<Lead trial={trial} />
			</div>
			{refusal && <RefusalNote>{t.rich(`refusals.${refusal}`, phoneTags(trial.phone))}</RefusalNote>}
			<CalledOff trial={trial} />
			{state === "held" && trial.hold && (
				<TrialHold hold={trial.hold} madeAt={madeAt} refused={refused} trial={trial} />
			)}
			{state === "booked" && booking && <TrialBooked booking={booking} calendars={calendars} trial={trial} />}
			{state === "pick" && <TrialPicker trial={trial} />}
			{state === "paused" && <TrialPaused trial={trial} />}
			{state === "closed" && <Closed trial={trial} />}
			<MyData token={trial.token} />
		</main>
	);
}

/** What there is to do, or where everything stands: a lesson that has begun is in no calendar any more. */
function Lead({ trial: { state, courseTitle, booking, minutes } }: { trial: TrialView }) {
	const t = useTranslations("trials");
	const sentences = [
		state === "pick" && t("lead", { minutes }),
		state === "held" && t("leadHeld", { minutes }),
		state === "booked" && booking?.phase === "ahead" && t("about"),
		courseTitle && t("course", { title: courseTitle }),
	].filter((sentence) => typeof sentence === "string");
	return sentences.length > 0 && <p className="lead">{sentences.join(" ")}</p>;
}

function headingOf({ state, booking }: TrialView) {
	if (state === "closed") return booking?.status === "done" ? "over" : "closed";
	if (state === "booked") return booking?.phase === "over" ? "over" : booking?.phase === "now" ? "now" : "booked";
	if (state === "held" || state === "paused") return state;
	return booking?.status === "booked" ? "move" : "pick";
}

/** Where there is no other time to choose, the page says itself why. */
function toldRefusal({ state }: TrialView, refused: TrialRefused | undefined): TrialRefused["refusal"] {
	const refusal = refused?.refusal;
	return state === "paused" && (refusal === "slotTaken" || refusal === "tooLate") ? undefined : refusal;
}

/** What has become of the earlier lesson where there is no other time to choose. */
function CalledOff({ trial: { state, booking } }: { trial: TrialView }) {
	const t = useTranslations("trials.calledOff");
	if (booking?.status !== "cancelled" || (state !== "paused" && state !== "closed")) return null;
	return (
		<Callout icon="info" planet="neptune">
			<p>{t(booking.isCancelledBySchool ? "bySchool" : "byVisitor")}</p>
		</Callout>
	);
}

function Closed({ trial: { booking, phone } }: { trial: TrialView }) {
	const t = useTranslations("trials.closed");
	return (
		<div className="card stack">
			<p>{t(booking?.status === "done" ? "over" : "text")}</p>
			<div>
				<LinkButton href={`tel:${phone.number}`} icon="phone">
					{phone.label}
				</LinkButton>
			</div>
		</div>
	);
}

function MyData({ token }: { token: string }) {
	const t = useTranslations("trials");
	return (
		<div className="stack" data-gap="2">
			<p className="muted">{t("secret")}</p>
			<div>
				<LinkButton size="sm" to={localizePath(`/my/${token}`, useLocale())} variant="ghost">
					{t("myData")}
				</LinkButton>
			</div>
		</div>
	);
}
