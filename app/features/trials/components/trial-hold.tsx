import { useState } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatDay, formatTime } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { timeLeft } from "../../../ui/countdown/count-down.ts";
import { Countdown } from "../../../ui/countdown/countdown.tsx";
import "../../../ui/countdown/countdown.css";
import { useSecond } from "../../../ui/countdown/use-second.ts";
import { EmailField } from "../../../ui/form/email-field.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.tsx";
import { useOpening } from "../../webinars/components/use-opening.ts";
import type { HoldView, TrialRefused, TrialView } from "../trial-view.ts";
import { TrialTeacher } from "./trial-teacher.tsx";
import { TrialWhen } from "./trial-when.tsx";

type HoldProps = {
	readonly trial: TrialView;
	readonly hold: HoldView;
	readonly madeAt: Date;
	readonly refused: TrialRefused | undefined;
};

/** The time that is held: until when, and to book it or to choose another. */
export function TrialHold({ trial, hold, madeAt, refused }: HoldProps) {
	const t = useTranslations("trials");
	const { zone, schoolZone, hasEmail, booking } = trial;
	const locale = useLocale();
	const moved = booking?.status === "booked" ? booking : undefined;
	return (
		<section className="card trial-card">
			<TrialWhen at={hold.startsAt} schoolZone={schoolZone} zone={zone} />
			<TrialTeacher teacher={hold.teacher} />
			<HeldUntil madeAt={madeAt} until={hold.until} zone={zone} />
			{moved && (
				<p>
					{t("hold.present", {
						day: formatDay(moved.startsAt, locale, zone),
						time: formatTime(moved.startsAt, locale, zone),
					})}
				</p>
			)}
			<Form method="post" noValidate>
				<Stack>
					<input name="intent" type="hidden" value="book" />
					<input name="slot" type="hidden" value={hold.slotId} />
					<input name="zone" type="hidden" value={zone} />
					{!hasEmail && (
						<EmailField
							defaultValue={refused?.email}
							error={refused?.error && t(`errors.${refused.error}`)}
							hint={t("hold.emailHint", { reminder: hold.reminder })}
							label={t("hold.email")}
							optional
						/>
					)}
					<Button block size="lg">
						{t(moved ? "hold.move" : "hold.book")}
					</Button>
				</Stack>
			</Form>
			<Form method="post">
				<input name="intent" type="hidden" value="release" />
				<input name="zone" type="hidden" value={zone} />
				<Cluster justify="center">
					<Button variant="ghost">{t("hold.other")}</Button>
				</Cluster>
			</Form>
		</section>
	);
}

type UntilProps = { readonly until: Date; readonly madeAt: Date; readonly zone: string };

/** Counted by the school's clock, whatever the visitor's shows; at the end the page asks what has become of the time. */
function HeldUntil({ until, madeAt, zone }: UntilProps) {
	const t = useTranslations("trials.hold");
	const count = useTranslations("ui.countdown");
	const locale = useLocale();
	const [behind] = useState(() => Math.round((madeAt.getTime() - Date.now()) / 1000));
	const second = useSecond();
	useOpening(until);
	const now = second === undefined ? Math.floor(madeAt.getTime() / 1000) : second + behind;
	const { days, hours, minutes: rest, seconds } = timeLeft(until, now);
	// The office may hold a time for as long as a day; there is no box for hours.
	const minutes = days * 1440 + hours * 60 + rest;
	const parts = [
		{ value: second === undefined ? undefined : minutes, label: count("minutes", { count: minutes }) },
		{ value: second === undefined ? undefined : seconds, label: count("seconds", { count: seconds }) },
	];
	return (
		<div className="trial-until live-countdown">
			<Countdown label={t("left")} parts={parts} />
			<p>{t("until", { time: formatTime(until, locale, zone) })}</p>
		</div>
	);
}
