import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestKind } from "../../../../database/request-types.ts";
import type { Locale } from "../../../shared/localized.ts";
import { type ListedStart, listStarts } from "../../catalog/places/list-starts.server.ts";
import { askedKind, offerOf } from "../consents/offer-of.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { type AskedCourse, findAskedCourse } from "./find-asked-course.server.ts";

export type AskedQuestion = {
	readonly kind: RequestKind;
	readonly courseSlug?: string | undefined;
	readonly tariffCode?: string | undefined;
	readonly startId?: string | undefined;
	readonly locale: Locale;
	readonly now: Date;
};

/** What a form is about, as the school has it now. */
type Asked = {
	/** The waiting list in place of what a course would lead to that takes nobody now. */
	readonly kind: RequestKind;
	/** Undefined where none is named, or one that a visitor may not see. */
	readonly course: AskedCourse | undefined;
	/** The tariff that is named, by itself or by its group. */
	readonly tariffCode: string | undefined;
	/** The one that the form asks to accept, where it asks for any. */
	readonly offer: ReturnType<typeof offerOf>;
	/** Groups that the form may name, all under the offer. */
	readonly starts: readonly ListedStart[];
	/** That of them which is named. */
	readonly start: ListedStart | undefined;
};

/** Finds what a form is about: the same for drawing it and for taking what was sent. */
export async function describeAsked(db: Database, question: AskedQuestion): Promise<Asked> {
	const { courseSlug, locale, now } = question;
	const course = courseSlug ? await findAskedCourse(db, { slug: courseSlug, locale, now }) : undefined;
	const kind = kindAbout(course, question.kind);
	if (!course) {
		return { kind, course, tariffCode: undefined, offer: offerOf(undefined), starts: [], start: undefined };
	}
	const groups = await describeGroups(db, course, { ...question, kind });
	return { kind, course, ...groups, start: groups.starts.find(({ id }) => id === question.startId) };
}

/**
 * The tariff that is named, by itself or by its group, the offer that it is sold under, and its groups. Without one, the groups of all
 * tariffs that are sold under the offer that then stands in the form: what is accepted must be what the place is under.
 */
async function describeGroups(db: Database, { slug, tariffs }: AskedCourse, question: AskedQuestion) {
	const open = await listOpenStarts(db, { ...question, courseSlug: slug });
	const named = question.tariffCode ?? open.find((start) => start.id === question.startId)?.tariffCode;
	const offer = offerOf(askedKind(tariffs, named));
	const isOffered = ({ tariffCode, tariffCodes }: ListedStart) =>
		named ? tariffCodes.includes(named) : offerOf(askedKind(tariffs, tariffCode)) === offer;
	return {
		tariffCode: tariffs.find(({ code }) => code === named)?.code,
		offer,
		starts: open.filter(isOffered),
	};
}

/** Coming groups that a form may name: those with a place to hold; for a waiting list those that are full too. */
async function listOpenStarts(
	db: Database,
	{ kind, courseSlug, locale, now }: AskedQuestion & { readonly courseSlug: string },
): Promise<ListedStart[]> {
	const isWait = kind === "waitlist";
	if (!KIND_RULES[kind].holdsPlace && !isWait) return [];
	const starts = await listStarts(db, { courseSlugs: [courseSlug], locale, now });
	return starts.filter((start) => isWait || start.seatsFree > 0);
}

/** A course that takes nobody yet, or for now, has a waiting list instead of what would lead to a place. */
function kindAbout(course: AskedCourse | undefined, kind: RequestKind): RequestKind {
	return course && course.status !== "published" && KIND_RULES[kind].holdsPlace ? "waitlist" : kind;
}
