import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatDay, formatTime, formatWeekday, formatZone } from "../../../i18n/format.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Link } from "../../../ui/link/link.tsx";
import { Callout } from "../../../ui/notice/callout.tsx";
import { Empty } from "../../../ui/notice/empty.tsx";
import { slotTimeFormat } from "../slots/slot-time-format.ts";
import type { TrialView } from "../trial-view.ts";
import { TrialWhen } from "./trial-when.tsx";
import { ZoneForm } from "./zone-form.tsx";

/** Days and times to pick from. Every time is a button of one plain form, every day is an address. */
export function TrialPicker({ trial }: { trial: TrialView }) {
	const t = useTranslations("trials.pick");
	const locale = useLocale();
	const { booking, days, hasHoldRunOut, phone } = trial;
	const isMoving = booking?.status === "booked";
	return (
		<>
			{hasHoldRunOut && (
				<Callout icon="clock">
					<p>{t("ranOut")}</p>
				</Callout>
			)}
			{booking?.status === "cancelled" && (
				<Callout icon="info" planet="neptune">
					<p>{t(booking.isCancelledBySchool ? "cancelledBySchool" : "cancelled")}</p>
				</Callout>
			)}
			{isMoving && booking && (
				<div className="card trial-present">
					<span className="muted">{t("present")}</span>
					<TrialWhen at={booking.startsAt} schoolZone={trial.schoolZone} zone={trial.zone} />
					<LinkButton size="sm" to={localizePath(`/trial/${trial.token}`, locale)} variant="secondary">
						{t("keep")}
					</LinkButton>
				</div>
			)}
			<ZoneForm isMoving={isMoving} trial={trial} />
			{days.length === 0 ? (
				<Empty
					action={
						<LinkButton href={`tel:${phone.number}`} icon="phone">
							{phone.label}
						</LinkButton>
					}
					framed
					title={t("nothing")}
				>
					{t("nothingText")}
				</Empty>
			) : (
				<>
					<Days isMoving={isMoving} trial={trial} />
					<Times trial={trial} />
				</>
			)}
		</>
	);
}

function Days({ trial: { days, day, zone }, isMoving }: { trial: TrialView; isMoving: boolean }) {
	const t = useTranslations("trials.pick");
	const locale = useLocale();
	return (
		<nav aria-label={t("days")}>
			<ul className="trial-days">
				{days.map((one) => (
					<li key={one.day}>
						<Link
							aria-current={one.day === day ? "date" : undefined}
							className="trial-day"
							preventScrollReset
							replace
							to={`?${new URLSearchParams({ zone, day: one.day, ...(isMoving ? { move: "1" } : {}) })}`}
						>
							<span>{formatWeekday(one.at, locale, zone)}</span>
							<b>{formatDay(one.at, locale, zone)}</b>
							<small>{t("count", { count: one.count })}</small>
						</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}

function Times({ trial: { slots, zone, schoolZone, courseTitle } }: { trial: TrialView }) {
	const t = useTranslations("trials.pick");
	const locale = useLocale();
	const [first] = slots;
	if (!first) return null;
	const sayTime = slotTimeFormat(slots, zone);
	const day = `${formatDay(first.startsAt, locale, zone)}, ${formatWeekday(first.startsAt, locale, zone)}`;
	return (
		<Form className="trial-times" method="post">
			<input name="intent" type="hidden" value="hold" />
			<input name="zone" type="hidden" value={zone} />
			<h2 className="step-2">{day}</h2>
			<ul>
				{slots.map(({ id, startsAt, teacher }) => (
					<li key={id}>
						<button className="trial-time" name="slot" type="submit" value={id}>
							<b className="num">{sayTime(startsAt, locale, zone)}</b>
							{formatZone(startsAt, zone) !== formatZone(startsAt, schoolZone) && (
								<span>{t("schoolTime", { time: formatTime(startsAt, locale, schoolZone) })}</span>
							)}
							{courseTitle && <small>{teacher}</small>}
						</button>
					</li>
				))}
			</ul>
			<p className="muted">{t("note")}</p>
		</Form>
	);
}
