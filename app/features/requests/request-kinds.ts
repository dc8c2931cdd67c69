import type { RequestKind } from "../../../database/request-types.ts";

type KindRules = {
	/** Something is offered, so the public offer stands among the consents. */
	readonly needsOffer: boolean;
	/** The answer comes by letter, so an address is asked for. */
	readonly needsEmail: boolean;
	/** A wished time and a message make sense. */
	readonly asksWishes: boolean;
	/** A place in a group can be chosen and held. */
	readonly holdsPlace: boolean;
	/**
	 * A manager calls within the promise, or writes to visitors who chose that; the column `due_at` and `COUNTS_AS_REQUEST` leave out the
	 * same kinds.
	 */
	readonly promisesCall: boolean;
};

const OFFERED: KindRules = {
	needsOffer: true,
	needsEmail: false,
	asksWishes: true,
	holdsPlace: true,
	promisesCall: true,
};

/** What each kind of request asks for (product, section 3). */
export const KIND_RULES: Readonly<Record<RequestKind, KindRules>> = {
	trial: OFFERED,
	consultation: OFFERED,
	callback: { ...OFFERED, asksWishes: true, holdsPlace: false },
	webinar: { ...OFFERED, needsEmail: true, asksWishes: false, holdsPlace: false, promisesCall: false },
	guide: { needsOffer: false, needsEmail: true, asksWishes: false, holdsPlace: false, promisesCall: false },
	quiz: { ...OFFERED, asksWishes: false, holdsPlace: false },
	waitlist: { ...OFFERED, asksWishes: false, holdsPlace: false, promisesCall: false },
	instalment: { ...OFFERED, holdsPlace: false },
	contact: { ...OFFERED, holdsPlace: false },
	bonus: { ...OFFERED, asksWishes: false, holdsPlace: false },
};

export function isRequestKind(value: string | null | undefined): value is RequestKind {
	return value !== null && value !== undefined && Object.hasOwn(KIND_RULES, value);
}
