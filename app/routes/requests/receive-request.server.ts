import type { RouterContextProvider } from "react-router";
import type { RequestKind } from "../../../database/request-types.ts";
import { createRequestMessages } from "../../features/notifications/queueing/create-request-messages.server.ts";
import { type GuideSlug, isGuideSlug } from "../../features/requests/guide-slugs.ts";
import { isRequestKind } from "../../features/requests/request-kinds.ts";
import { formRulesOf } from "../../features/requests/rules/form-rules.ts";
import { readRequestForm } from "../../features/requests/rules/read-request-form.server.ts";
import { describeAsked } from "../../features/requests/submitting/describe-asked.server.ts";
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

/** A form that another route handles, about something of its own. */
export type OwnForm = {
	readonly kind: RequestKind;
	readonly courseSlug?: string | undefined;
	/** Whether the form contained the age of the child. */
	readonly isAgeKnown?: boolean;
	readonly subject?: string | undefined;
	readonly answers?: object | undefined;
	readonly alongside?: Alongside | undefined;
};

/** Reads a posted request form and takes it; the one way in for every page and for the dialog. */
export async function receiveRequest(args: ActionArgs, own?: OwnForm): Promise<ReceivedRequest> {
	const door = await openDoor(args);
	const { db, locale, now, settings, query, visitor } = door;
	const values = await readRequestValues(args.request);
	const question = own ?? readQuestion(query);
	const { kind, course, tariffCode, start } = await describeAsked(db, { ...question, locale, now });
	const read = readRequestForm(values, formRulesOf(kind, { course, settings, isAgeKnown: own?.isAgeKnown }));
	if (!read.ok) return { answer: { state: "errors", errors: read.errors, values }, status: 400 };

	const robot = refuseRobot(read.value, now);
	if (robot) return refused(robot, values);
	if (!(await isWithinLimits(door, read.value))) return refused("tooMany", values);

	const chosen = values.start && isRowId(values.start) ? values.start : undefined;
	const result = await submitRequest(
		db,
		{
			...{ kind, course, locale },
			// A group that the address names determines the tariff and its offer.
			tariffCode,
			guide: question.kind === "guide" ? readGuide(query.get("guide")) : undefined,
			input: read.value,
			startId: kind === "waitlist" ? start?.id : chosen,
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

/** What the form is about, according to the address that it is posted to. */
function readQuestion(query: URLSearchParams) {
	return {
		kind: readKind(query.get("kind")),
		courseSlug: query.get("course") ?? undefined,
		tariffCode: query.get("tariff") ?? undefined,
		startId: query.get("start") ?? undefined,
	};
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
