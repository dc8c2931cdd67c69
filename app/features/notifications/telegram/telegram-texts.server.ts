import type { RequestKind } from "../../../../database/request-types.ts";
import { formatDay, formatTime } from "../../../i18n/format.ts";
import type { Locale } from "../../../shared/localized.ts";
import { answerWay, type Messenger } from "../../../shared/messengers.ts";
import type { StartTime } from "../../../shared/start-time.ts";
import type { EscalationKind } from "../../requests/board/escalate-requests.server.ts";
import { KIND_RULES } from "../../requests/request-kinds.ts";
import type { AskedWebinar } from "../../requests/submitting/asked-webinar.server.ts";
import { dayAndTime } from "../letters/day-and-time.ts";
import { letterWords, type Say } from "../letters/letter-words.ts";

/** What managers may be told abroad: Telegram's servers are outside Russia (152-ФЗ), so neither phone nor full name. */
export type RequestNotice = {
	readonly id: string;
	readonly number: number;
	readonly kind: RequestKind;
	/** Where the visitor chose to be answered. */
	readonly channel: Messenger;
	/** Only its first letter is used. */
	readonly name: string;
	readonly courseId?: string | null;
	readonly courseTitle?: string | null;
	readonly webinar?: AskedWebinar | null;
	/** The groups that were asked for. */
	readonly groups?: readonly StartTime[];
	readonly respondBy: Date;
	/** A call that was agreed on, or promised anew. */
	readonly callAt?: Date | null;
	/** IANA zone of the school's hours. */
	readonly zone: string;
	/** Origin and base path of the site, without a trailing slash. */
	readonly publicUrl: string;
	/** Language of the staff, Russian by default. */
	readonly locale?: Locale;
};

/** The message to managers about a new request: whom to call, about what, until when if at all. */
export function newRequestText(notice: RequestNotice): string {
	const { number, respondBy, zone, locale = "ru" } = notice;
	const say = letterWords(locale);
	const time = formatTime(respondBy, locale, zone);
	const day = formatDay(respondBy, locale, zone);
	return [
		say("staff.newRequest", { number }),
		...about(notice, say),
		...(KIND_RULES[notice.kind].promisesCall ? [say("staff.respondBy", { time, day })] : []),
		link(notice, say),
	].join("\n");
}

/** The note that a visitor has sent the same request again: nothing new to answer, a reason to hurry. */
export function repeatedRequestText(notice: Omit<RequestNotice, "respondBy" | "zone">): string {
	const say = letterWords(notice.locale ?? "ru");
	const { number } = notice;
	return [
		say("staff.repeatedRequest", { number }),
		say("staff.repeated"),
		...about(notice, say),
		link(notice, say),
	].join("\n");
}

/** The reminder that nobody has answered yet: the promise runs out, or has. */
export function escalatedRequestText(notice: RequestNotice, kind: EscalationKind): string {
	const { number, channel, callAt, respondBy, zone, locale = "ru" } = notice;
	const say = letterWords(locale);
	const time = formatTime(callAt ?? respondBy, locale, zone);
	return [
		say(`staff.escalations.${kind}`, { number, time, way: answerWay(channel) }),
		...about(notice, say),
		link(notice, say),
	].join("\n");
}

/** A place of a full webinar was given back: whom to write to is in the office, not here. */
export function freePlaceText(
	{ webinar, publicUrl, locale = "ru" }: Pick<RequestNotice, "webinar" | "publicUrl" | "locale">,
	{ waiting }: { readonly waiting: number },
): string {
	const say = letterWords(locale);
	const filter = encodeURIComponent(JSON.stringify({ kind: "waitlist" }));
	return [
		say("staff.placeFree"),
		...(webinar ? [say("staff.webinar", describeWebinar(webinar, locale))] : []),
		say("staff.waiting", { count: waiting }),
		say("staff.open", { url: `${publicUrl}/admin#/requests?filter=${filter}` }),
	].join("\n");
}

type Opening = {
	readonly waiting: number;
	readonly toCall: number;
	/** Those that were waited for and have a place. */
	readonly groups: readonly StartTime[];
};

/** A course can be joined that people waited for: they have been written to; who left no e-mail is to be reached as he chose. */
export function openingText(
	{ courseId, courseTitle, publicUrl, locale = "ru" }: RequestNotice,
	{ waiting, toCall, groups }: Opening,
): string {
	const say = letterWords(locale);
	const filter = encodeURIComponent(JSON.stringify({ kind: "waitlist", ...(courseId && { courseId }) }));
	return [
		say("staff.opening"),
		...(courseTitle ? [say("staff.course", { course: courseTitle })] : []),
		...groups.map((group) => say("staff.groupWithPlace", describeGroup(group, locale))),
		say("staff.waited", { count: waiting }),
		...(toCall > 0 ? [say("staff.toCall", { count: toCall })] : []),
		say("staff.open", { url: `${publicUrl}/admin#/requests?filter=${filter}` }),
	].join("\n");
}

type Matter = Pick<RequestNotice, "kind" | "courseTitle" | "webinar" | "groups" | "name" | "locale">;

function about({ kind, courseTitle, webinar, groups = [], name, locale = "ru" }: Matter, say: Say): string[] {
	const initial = [...name.trim()][0]?.toLocaleUpperCase("ru");
	return [
		say(`staff.kinds.${kind}`),
		...(courseTitle ? [say("staff.course", { course: courseTitle })] : []),
		...(webinar ? [say("staff.webinar", describeWebinar(webinar, locale))] : []),
		...groups.map((group) => say("staff.group", describeGroup(group, locale))),
		...(initial ? [say("staff.who", { initial: `${initial}.` })] : []),
	];
}

/** The day is one of the calendar already, in the webinar's zone: UTC only keeps it where it is. */
function describeWebinar({ title, day }: AskedWebinar, locale: Locale) {
	return { webinar: title[locale], day: formatDay(new Date(day), locale, "UTC") };
}

function describeGroup({ startsAt, zone }: StartTime, locale: Locale) {
	return { startsAt: dayAndTime(startsAt, locale, zone) };
}

function link({ publicUrl, id }: Pick<RequestNotice, "publicUrl" | "id">, say: Say): string {
	return say("staff.open", { url: `${publicUrl}/admin/requests/${id}` });
}
