import type { BookingView, HoldView, TrialView } from "./trial-view.ts";

const NOON = new Date("2026-11-18T09:00:00Z");
const TEACHER = { name: "Ольга", role: "Преподаватель", avatar: "a1" };

/** A lesson that is booked and ahead. */
export function buildBookingView(overrides: Partial<BookingView> = {}): BookingView {
	return {
		...{ id: "1", version: 1, status: "booked", outcome: null, phase: "ahead", startsAt: NOON, opensAt: NOON },
		...{ minutes: 45, reminder: "none", teacher: TEACHER, isCancelledBySchool: false },
		...{ meetingUrl: undefined, hasMeeting: false },
		...overrides,
	};
}

/** A time that is held for ten minutes. */
export function buildHoldView(overrides: Partial<HoldView> = {}): HoldView {
	const until = new Date("2026-11-18T09:10:00Z");
	return { slotId: "1", startsAt: NOON, until, reminder: "day", teacher: TEACHER, ...overrides };
}

/** A trial lesson of one who has not chosen a time; there are none just now. */
export function buildTrialView(overrides: Partial<TrialView> = {}): TrialView {
	return {
		...{ token: "t", name: "Анна", courseTitle: null, hasEmail: true, minutes: 45 },
		...{ zone: "Europe/Moscow", isZoneKnown: true, schoolZone: "Europe/Moscow", state: "pick" },
		...{ booking: undefined, canMove: true, hold: undefined, hasHoldRunOut: false, successor: undefined },
		...{ days: [], day: undefined, slots: [], phone: { number: "+78000000000", label: "8 800 000-00-00" } },
		...overrides,
	};
}
