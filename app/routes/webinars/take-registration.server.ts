import { findPresentSlug } from "../../../database/find-present-slug.server.ts";
import { createRegistrationMessages } from "../../features/notifications/queueing/create-registration-messages.server.ts";
import type { RequestAnswer } from "../../features/requests/submitting/request-answer.ts";
import { getWebinar } from "../../features/webinars/get-webinar.server.ts";
import { kindOfRequest, webinarSubject } from "../../features/webinars/get-webinar-form.server.ts";
import { findRegistration } from "../../features/webinars/registrations/find-registration.server.ts";
import { register } from "../../features/webinars/registrations/register.server.ts";
import { localizePath } from "../../i18n/locales.ts";
import { openDoor } from "../open-door.server.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { ReceivedRequest } from "../requests/confirm-request.server.ts";
import { receiveRequest } from "../requests/receive-request.server.ts";

type ActionArgs = Parameters<typeof receiveRequest>[0];

/** Takes the form of a webinar, also of one renamed since it was drawn: a registration, or a wish for a place in a full one. */
export async function takeRegistration(args: ActionArgs, slug: string): Promise<ReceivedRequest> {
	const { db, jobs, locale, now, facts, environment, query, view, path } = await openDoor(args);
	const find = (name = slug) => getWebinar(db, { slug: name, locale, now, months: view.months, facts });
	const found = (await find()) ?? (await find(await findPresentSlug(db, "webinar", slug)));
	if (!found) pageNotFound({ path, locale });
	const { webinar } = found;
	// What the visitor saw decides; whether there still is a place, the row of the webinar.
	const isFull = query.get("kind") === "waitlist";
	const kind = kindOfRequest({ ...webinar, isFull });
	if (!kind) return { answer: full({}), status: 409 };
	const messages = createRegistrationMessages(jobs);
	const received = await receiveRequest(args, {
		kind,
		subject: webinarSubject(webinar),
		alongside: isFull ? undefined : register(webinar.slug, { messages }),
	});
	const { answer } = received;
	if (answer.state === "errors" && answer.refusal === "placeTaken") return { ...received, answer: full(answer.values) };
	if (answer.state !== "sent" || isFull) return received;
	const token = await findRegistration(db, answer.confirmation.token);
	const to = environment.BASE_PATH.slice(0, -1) + localizePath(`/webinars/joined/${token}`, locale);
	return { ...received, answer: { state: "moved", to } };
}

function full(values: Readonly<Record<string, string>>): RequestAnswer {
	return { state: "errors", errors: {}, refusal: "webinarFull", values };
}
