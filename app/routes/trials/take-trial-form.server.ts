import { type RouterContextProvider, redirect } from "react-router";
import { createBookingMessages } from "../../features/notifications/queueing/create-booking-messages.server.ts";
import { getRequestId } from "../../features/requests/pages/get-request-id.server.ts";
import { bookSlot } from "../../features/trials/lessons/book-slot.server.ts";
import { cancelBooking } from "../../features/trials/lessons/cancel-booking.server.ts";
import { holdSlot } from "../../features/trials/lessons/hold-slot.server.ts";
import { isCalledOff } from "../../features/trials/lessons/is-called-off.server.ts";
import { readTrialForm, type TrialForm } from "../../features/trials/lessons/read-trial-form.server.ts";
import { releaseSlot } from "../../features/trials/lessons/release-slot.server.ts";
import { trialRules } from "../../features/trials/trial-rules.ts";
import type { TrialRefused } from "../../features/trials/trial-view.ts";
import { fail, type Result, succeed } from "../../shared/result.ts";
import { type Door, openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import { readFormTexts } from "../read-form-texts.server.ts";
import { withoutBase } from "../without-base.server.ts";

type ActionArgs = {
	readonly request: Request;
	readonly url: URL;
	readonly context: Readonly<RouterContextProvider>;
};

/** Does what was pressed on the page of a trial lesson: the way to the page as it is now, or why not. */
export async function takeTrialForm(
	args: ActionArgs,
	token: string,
): Promise<Response | (TrialRefused & { readonly status: number })> {
	const form = readTrialForm(readFormTexts(await args.request.formData()));
	if (form.error && form.intent === "book") return { error: form.error, email: form.typedEmail, status: 400 };
	const door = await openDoor(args);
	const done = await performWithinLimits(door, { form, token });
	if (done.ok || (await isDoneBefore(door, { form, token, code: done.code }))) {
		return redirect(pageAfter(args.url, form), 303);
	}
	if (done.code === "notFound" && form.intent !== "cancel") pageNotFound({ path: "/trial", locale: door.locale });
	return { refusal: done.code, email: form.typedEmail, status: done.code === "tooMany" ? 429 : 409 };
}

type Refused = Pressed & { readonly code: string };

/** A lesson that is called off twice, in an old tab or by a double press, is off: its page says so. */
async function isDoneBefore({ db }: Door, { form, token, code }: Refused): Promise<boolean> {
	return form.intent === "cancel" && code === "notFound" && (await isCalledOff(db, { token }));
}

type Outcome = Result<unknown, NonNullable<TrialRefused["refusal"]>>;

type Pressed = { readonly form: TrialForm; readonly token: string };

/**
 * Counts actions that send letters and messages to managers, by the sender and by the request; an action that was not carried out costs no
 * try.
 */
async function performWithinLimits(door: Door, pressed: Pressed): Promise<Outcome> {
	const { intent } = pressed.form;
	if (intent !== "book" && intent !== "cancel") return perform(door, pressed);
	const { db, limits, visitor } = door;
	if (!(await limits.trialsByAddress.take(visitor))) return fail("tooMany");
	const requestId = await getRequestId(db, pressed);
	if (!requestId) return fail("notFound");
	if (!(await limits.bookingsByRequest.take(requestId))) return fail("tooMany");
	const done = await perform(door, pressed);
	if (!done.ok) await limits.bookingsByRequest.giveBack(requestId);
	return done;
}

async function perform({ db, jobs, now, settings }: Door, { form, token }: Pressed): Promise<Outcome> {
	const { intent, slotId, zone, shownStart, email } = form;
	const rules = trialRules(settings);
	const deps = { rules, messages: createBookingMessages(jobs) };
	if (intent === "hold") return holdSlot(db, { token, slotId, now }, rules);
	if (intent === "cancel") return cancelBooking(db, { key: { token }, by: "visitor", shownStart, now }, deps);
	if (intent === "book") {
		return bookSlot(db, { key: { token }, slotId, visitorZone: zone, email, by: "visitor", now }, deps);
	}
	await releaseSlot(db, { token });
	return succeed();
}

/** The page keeps the zone and, while a time is being chosen, that a lesson is being moved. */
function pageAfter(url: URL, { intent, zone }: TrialForm): string {
	const query = new URLSearchParams();
	if (zone) query.set("zone", zone);
	if (intent === "release" && url.searchParams.get("move") === "1") query.set("move", "1");
	if (intent === "hold" && url.searchParams.get("move") === "1") query.set("move", "1");
	const path = withoutBase(url.pathname);
	return query.size > 0 ? `${path}?${query}` : path;
}
