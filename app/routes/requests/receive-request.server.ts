import type { RouterContextProvider } from "react-router";
import type { RequestKind } from "../../../database/request-types.ts";
import { createRequestMessages } from "../../features/notifications/queueing/create-request-messages.server.ts";
import { type GuideSlug, isGuideSlug } from "../../features/requests/guide-slugs.ts";
import { getRequestForm } from "../../features/requests/pages/get-request-form.server.ts";
import type { RequestFormView } from "../../features/requests/pages/request-form-view.ts";
import { isRequestKind } from "../../features/requests/request-kinds.ts";
import { readRequestForm } from "../../features/requests/rules/read-request-form.server.ts";
import type { FormValues, RequestRefusal } from "../../features/requests/submitting/request-answer.ts";
import { type Alongside, submitRequest } from "../../features/requests/submitting/submit-request.server.ts";
import { isRowId } from "../../shared/row-id.ts";
import { isWithinLimits } from "../is-within-limits.server.ts";
import { openDoor } from "../open-door.server.ts";
import { refuseRobot } from "../refuse-robot.server.ts";
import { confirmRequest, type ReceivedRequest } from "./confirm-request.server.ts";
import { readRequestValues } from "./read-request-values.server.ts";
import { readRequestTokens } from "./request-cookie.server.ts";

type ActionArgs = {
	readonly request: Request;
	readonly url: URL;
	readonly context: Readonly<RouterContextProvider>;
};

/** A form that another door takes: drawn by that door, about something of its own. */
export type OwnForm = {
	readonly form: RequestFormView;
	readonly subject?: string | undefined;
	readonly answers?: object | undefined;
	readonly alongside?: Alongside | undefined;
};

/** Reads a posted request form and takes it; the one way in for every page and for the dialog. */
export async function receiveRequest(args: ActionArgs, own?: OwnForm): Promise<ReceivedRequest> {
	const door = await openDoor(args);
	const { db, locale, now, settings, query, visitor } = door;
	const values = await readRequestValues(args.request);
	const askedKind = own?.form.kind ?? readKind(query.get("kind"));
	const question = {
		kind: askedKind,
		courseSlug: own ? own.form.course?.slug : (query.get("course") ?? undefined),
		tariffCode: own ? undefined : (query.get("tariff") ?? undefined),
		startId: own ? undefined : (query.get("start") ?? undefined),
		guide: askedKind === "guide" ? readGuide(query.get("guide")) : undefined,
		locale,
	};
	const form = own?.form ?? (await getRequestForm(db, { ...question, now, settings }));
	const { kind } = form;
	// A group that the address names brings its tariff along, and its offer.
	const asked = { ...question, kind, tariffCode: form.tariffCode };
	const read = readRequestForm(values, {
		kind,
		needsOffer: form.consents.some((consent) => consent.kind === "offer"),
		needsChildAge: form.childAges !== undefined,
		isAgeKnown: form.isAgeKnown,
		...(form.childAges ? { ages: form.childAges } : {}),
		needsEmail: form.needsEmail,
		messengers: form.messengers,
	});
	if (!read.ok) return { answer: { state: "errors", errors: read.errors, values }, status: 400 };

	const robot = refuseRobot(read.value, now);
	if (robot) return refused(robot, values);
	if (!(await isWithinLimits(door, read.value))) return refused("tooMany", values);

	const chosen = values.start && isRowId(values.start) ? values.start : undefined;
	const result = await submitRequest(
		db,
		{
			...asked,
			input: read.value,
			startId: kind === "waitlist" ? form.startId : chosen,
			subject: own?.subject,
			answers: own?.answers,
			ip: visitor.ip,
			agent: visitor.agent,
		},
		{ clock: door.clock, settings, messages: createRequestMessages(door.jobs), alongside: own?.alongside },
	);
	if (!result.ok) return refused(result.code, values);

	const confirmed = await confirmRequest(door, result, readRequestTokens(args.request.headers.get("cookie")));
	return { ...confirmed, kind };
}

/** The guide for parents is the school's own; a form that names no other means it. */
function readGuide(value: string | null): GuideSlug {
	return isGuideSlug(value) ? value : "parents";
}

/** A webinar has a door of its own; a form that names none, kept by a browser from before, would be in no queue. */
function readKind(value: string | null): RequestKind {
	return isRequestKind(value) && value !== "webinar" ? value : "callback";
}

function refused(refusal: RequestRefusal, values: FormValues): ReceivedRequest {
	const status = refusal === "tooMany" ? 429 : refusal === "placeTaken" ? 409 : 400;
	return { answer: { state: "errors", errors: {}, refusal, values }, status };
}
