import { type SqlBool, sql } from "kysely";
import type { TeacherText } from "../../../database/catalog-types.ts";
import type { Database } from "../../../database/open-database.server.ts";
import type { Locale, Localized } from "../../shared/localized.ts";
import type { TeacherView } from "../catalog/courses/course-view.ts";
import { isGoneSpeaker } from "./gone-speaker.server.ts";
import { isVisibleWebinarText, localeForRegistered } from "./visible-webinar.server.ts";

export type WebinarRow = Awaited<ReturnType<typeof selectWebinars>>[number];

type SpeakerJson = Omit<TeacherView, "name" | "role" | "bio"> & { readonly text: Localized<TeacherText> };
type TeacherJson = SpeakerJson & { readonly hasLeft: boolean };

type WebinarsQuestion = {
	readonly locale: Locale;
	readonly now: Date;
	readonly slug?: string | undefined;
	/** For somebody who registered: the text of the other language stands in for one that can be read no more. */
	readonly isRegistered?: boolean;
};

/** Webinars that a language shows, by their start, with their speakers. The address of the broadcast stays in its table. */
export async function selectWebinars(db: Database, { locale, now, slug, isRegistered }: WebinarsQuestion) {
	const told = isRegistered ? localeForRegistered(sql.val(locale), now) : sql.val(locale);
	let query = db
		.selectFrom("webinar")
		.innerJoin("webinarText", "webinarText.webinarId", "webinar.id")
		.where("webinarText.locale", "=", told)
		.where("webinar.status", slug ? "in" : "=", slug ? ["published", "cancelled"] : "published")
		.orderBy("webinar.startsAt")
		.orderBy("webinar.slug")
		.select([
			"webinar.id",
			"webinar.slug",
			"webinar.kind",
			"webinar.audience",
			"webinar.planet",
			"webinar.cover",
			"webinar.startsAt",
			"webinar.zone",
			"webinar.minutes",
			"webinar.seats",
			"webinar.seatsTaken",
			"webinar.replayAddress",
			"webinar.replayFrom",
			"webinar.replayUntil",
			"webinar.courses",
			"webinar.status",
			"webinarText.locale",
			"webinarText.text",
			sql<
				TeacherJson[]
			>`(select coalesce(json_agg(json_build_object('slug', teacher.slug, 'avatar', avatar, 'planet', teacher.planet,
				'stack', stack, 'text', teacher.text, 'hasLeft', teacher.has_left) order by webinar_speaker.position), '[]'::json)
				from webinar_speaker join teacher on teacher.id = webinar_speaker.teacher_id
				where webinar_speaker.webinar_id = webinar.id)`.as("speakers"),
		]);
	if (!isRegistered) query = query.where(isVisibleWebinarText(now));
	if (slug) query = query.where(sql<SqlBool>`webinar.slug = ${slug}`);
	const webinars = await query.execute();
	return webinars.map(({ speakers, ...webinar }) => ({
		...webinar,
		speakers: speakers.filter((speaker) => !isGoneSpeaker(speaker, webinar, now)).map(withoutState),
	}));
}

function withoutState({ hasLeft: _, ...speaker }: TeacherJson): SpeakerJson {
	return speaker;
}
