import type { Database } from "../../../database/open-database.server.ts";
import { firstReminder } from "../../shared/due-reminders.ts";
import { inZone } from "../../shared/in-zone.server.ts";
import type { Locale } from "../../shared/localized.ts";
import { earliestStart } from "../requests/pages/free-slot.server.ts";
import type { SiteSettings } from "../settings/site-settings.ts";
import { describeBooking } from "./describe-booking.ts";
import { mayChooseTime } from "./lessons/may-choose-time.ts";
import { TRIAL_REMINDERS } from "./lessons/trial-reminders.ts";
import { selectHold, selectLastBooking, selectTrialRequest } from "./select-trial.server.ts";
import { type FreeSlot, listFreeSlots } from "./slots/list-free-slots.server.ts";
import { trialRules } from "./trial-rules.ts";
import type { BookingView, DayView, HoldView, TrialView } from "./trial-view.ts";

type TrialQuestion = {
	readonly token: string;
	readonly locale: Locale;
	readonly now: Date;
	readonly settings: SiteSettings;
	/** What the address asks for: another zone, another day, another time for a lesson that is booked. */
	readonly zone: string | undefined;
	readonly day: string | undefined;
	readonly isMoving: boolean;
};

/** The page of a trial lesson by the secret of its request; undefined when the request is of another kind and has none. */
export async function getTrial(db: Database, question: TrialQuestion): Promise<TrialView | undefined> {
	const { token, locale, now, settings } = question;
	const request = await selectTrialRequest(db, { token, locale, now });
	if (!request) return undefined;
	const requestId = request.lessonOf;
	const last = await selectLastBooking(db, { requestId: request.id, locale });
	if (request.kind !== "trial" && !last) return undefined;
	const rules = trialRules(settings);
	const booking = last && describeBooking(last, now);
	const isBooked = booking?.status === "booked";
	const mayAsk = mayChooseTime({ status: request.status, isBooked }) && mayChoose(booking);
	// A lesson that is booked is moved whether or not the course takes new people.
	const mayPick = mayAsk && (!request.pause || isBooked);
	const held = mayPick ? await selectHold(db, { requestId, locale, now }) : undefined;
	const hold =
		held?.isFree && held.heldUntil && held.heldUntil > now
			? describeHold(held, { until: held.heldUntil, now })
			: undefined;
	const state = stateOf({ hold, booking, mayAsk, mayPick, isMoving: question.isMoving });
	const known = question.zone ?? last?.visitorZone ?? request.visitorZone;
	const zone = known ?? rules.zone;
	const asker = { id: requestId, courseId: request.courseId };
	const free =
		state === "pick" ? await listFreeSlots(db, { request: asker, from: earliestStart(now, rules), now, locale }) : [];
	const phone = settings.phones[0];
	return {
		...{ token, name: request.name, courseTitle: request.title, hasEmail: request.email !== null },
		...{ minutes: rules.minutes, zone, isZoneKnown: known !== null, schoolZone: rules.zone },
		...{ state, booking, hold, canMove: mayPick && isBooked },
		successor: request.pause?.successor ?? undefined,
		hasHoldRunOut: held !== undefined && hold === undefined,
		...describeDays(free, { zone, day: question.day }),
		phone: { number: phone?.number ?? "", label: phone?.[locale].label ?? "" },
	};
}

/**
 * Each request has one trial lesson: its time can be changed while it is ahead, and another can be taken after one that was called off or
 * missed.
 */
function mayChoose(booking: BookingView | undefined): boolean {
	if (!booking || booking.status === "cancelled") return true;
	return booking.status === "booked" ? booking.phase === "ahead" : booking.outcome === "missed";
}

type Held = NonNullable<Awaited<ReturnType<typeof selectHold>>>;

function describeHold(
	{ id, startsAt, teacherText, avatar }: Held,
	{ until, now }: { until: Date; now: Date },
): HoldView {
	return {
		...{ slotId: id, startsAt, until },
		reminder: firstReminder(TRIAL_REMINDERS, { startsAt, now }),
		teacher: { name: teacherText.name, role: teacherText.role, avatar },
	};
}

type Situation = {
	readonly hold: HoldView | undefined;
	readonly booking: BookingView | undefined;
	/** There would be something to pick if the course took new people. */
	readonly mayAsk: boolean;
	readonly mayPick: boolean;
	readonly isMoving: boolean;
};

function stateOf({ hold, booking, mayAsk, mayPick, isMoving }: Situation): TrialView["state"] {
	if (hold) return "held";
	if (booking?.status === "booked" && !(isMoving && mayPick)) return "booked";
	if (mayPick) return "pick";
	return mayAsk ? "paused" : "closed";
}

/** Free times by the days of the visitor's clock; those of the chosen day, or of the first. */
function describeDays(
	free: readonly FreeSlot[],
	{ zone, day }: { zone: string; day: string | undefined },
): Pick<TrialView, "days" | "day" | "slots"> {
	const byDay = Map.groupBy(free, ({ startsAt }) => inZone(startsAt, zone).toPlainDate().toString());
	const days: DayView[] = [...byDay].map(([name, slots]) => ({
		day: name,
		at: slots[0]?.startsAt ?? new Date(0),
		count: slots.length,
	}));
	const chosen = days.find((one) => one.day === day) ?? days[0];
	return { days, day: chosen?.day, slots: chosen ? (byDay.get(chosen.day) ?? []) : [] };
}
