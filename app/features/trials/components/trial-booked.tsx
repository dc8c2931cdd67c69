import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatTime } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { siteAddress } from "../../../shared/site-address.ts";
import { Button } from "../../../ui/button/button.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { AskTwice } from "../../../ui/form/ask-twice.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.tsx";
import { useOpening } from "../../webinars/components/use-opening.ts";
import type { BookingView, TrialView } from "../trial-view.ts";
import { TrialTeacher } from "./trial-teacher.tsx";
import { TrialWhen } from "./trial-when.tsx";

type BookedProps = {
	readonly trial: TrialView;
	readonly booking: BookingView;
	readonly calendars: { readonly google: string; readonly outlook: string } | undefined;
};

/** The lesson that is booked: when, with whom, the way in, calendars, another time, no lesson at all. */
export function TrialBooked({ trial, booking, calendars }: BookedProps) {
	const t = useTranslations("trials.booked");
	const isAhead = booking.phase === "ahead";
	return (
		<>
			<section className="card trial-card">
				<TrialWhen at={booking.startsAt} schoolZone={trial.schoolZone} zone={trial.zone} />
				<p className="muted">{t("minutes", { minutes: booking.minutes })}</p>
				<TrialTeacher teacher={booking.teacher} />
				<WayIn booking={booking} zone={trial.zone} />
				{isAhead && (
					<p className="muted">{trial.hasEmail ? t("letters", { reminder: booking.reminder }) : t("noLetters")}</p>
				)}
			</section>
			{isAhead && <Calendars calendars={calendars} token={trial.token} />}
			{isAhead && <Changes startsAt={booking.startsAt} trial={trial} />}
		</>
	);
}

function WayIn({ booking, zone }: { booking: BookingView; zone: string }) {
	const t = useTranslations("trials.booked");
	if (booking.meetingUrl) {
		return (
			<LinkButton block href={booking.meetingUrl} icon="video" size="lg" target="_blank">
				{t("enter")}
			</LinkButton>
		);
	}
	if (booking.phase === "over") return <p>{t("over")}</p>;
	return booking.hasMeeting ? <Waiting opensAt={booking.opensAt} zone={zone} /> : <p>{t("noMeeting")}</p>;
}

function Waiting({ opensAt, zone }: { opensAt: Date; zone: string }) {
	const t = useTranslations("trials.booked");
	const locale = useLocale();
	useOpening(opensAt);
	return <p>{t("opens", { time: formatTime(opensAt, locale, zone) })}</p>;
}

function Calendars({ token, calendars }: Pick<BookedProps, "calendars"> & { token: string }) {
	const t = useTranslations("trials.booked");
	const path = localizePath(`/trial/${token}/trial.ics`, useLocale());
	return (
		<Stack gap={3}>
			<h2 className="step-2">{t("calendar")}</h2>
			<Cluster>
				<LinkButton download href={siteAddress(path)} icon="download" variant="secondary">
					{t("file")}
				</LinkButton>
				{calendars && (
					<>
						<LinkButton href={calendars.google} target="_blank" variant="secondary">
							{t("google")}
						</LinkButton>
						<LinkButton href={calendars.outlook} target="_blank" variant="secondary">
							{t("outlook")}
						</LinkButton>
					</>
				)}
			</Cluster>
		</Stack>
	);
}

type ChangesProps = { readonly trial: TrialView; readonly startsAt: Date };

function Changes({ trial: { token, zone, canMove }, startsAt }: ChangesProps) {
	const t = useTranslations("trials.booked");
	const locale = useLocale();
	const query = new URLSearchParams({ move: "1", zone });
	return (
		<div className="stack" data-gap="3" id="cancel">
			<h2 className="step-2">{t("changeTitle")}</h2>
			<p className="muted">{t("changeText")}</p>
			<Cluster>
				{canMove && (
					<LinkButton
						icon="calendar-days"
						to={`${localizePath(`/trial/${token}`, locale)}?${query}`}
						variant="secondary"
					>
						{t("move")}
					</LinkButton>
				)}
				<AskTwice ask={t("cancel")} variant="secondary">
					<p>{t("cancelAsk")}</p>
					<Form method="post">
						<input type="hidden" name="shown" value={startsAt.toISOString()} />
						<Button name="intent" value="cancel" variant="danger">
							{t("cancelConfirm")}
						</Button>
					</Form>
				</AskTwice>
			</Cluster>
		</div>
	);
}
