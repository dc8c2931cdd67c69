import { sql } from "kysely";
import { byRowId, sinceDay, untilDay } from "../../../records/list-filters.server.ts";
import type { ListRule } from "../../../records/resource.ts";
import { courseTitle } from "../../catalog/courses/course-title.server.ts";
import { OPEN_STATES } from "../board/request-states.ts";
import { WAITS_FOR_CALL } from "../board/waits-for-call.server.ts";

/** The list of all requests. Those merged into others are opened from there. */
export const REQUEST_LIST: ListRule = {
	from: sql`contact_request`,
	columns: {
		id: sql`contact_request.id`,
		number: sql`contact_request.number`,
		createdAt: sql`contact_request.created_at`,
		kind: sql`contact_request.kind`,
		status: sql`contact_request.status`,
		name: sql`contact_request.name`,
		surname: sql`contact_request.surname`,
		phone: sql`contact_request.phone`,
		email: sql`contact_request.email`,
		channel: sql`contact_request.channel`,
		handle: sql`contact_request.handle`,
		childAge: sql`contact_request.child_age`,
		courseRu: courseTitle(sql`contact_request.course_id`, "ru"),
		courseEn: courseTitle(sql`contact_request.course_id`, "en"),
		owner: sql`contact_request.owner`,
		dueAt: sql`contact_request.due_at`,
		firstResponseAt: sql`contact_request.first_response_at`,
		firstResponseSeconds: sql`contact_request.first_response_seconds`,
		lostReason: sql`contact_request.lost_reason`,
		page: sql`contact_request.page`,
		utmSource: sql`contact_request.utm ->> 'utm_source'`,
		utmCampaign: sql`contact_request.utm ->> 'utm_campaign'`,
		roistat: sql`contact_request.roistat`,
	},
	search: [sql`contact_request.search_text`],
	knowsBothSpellings: true,
	number: sql`contact_request.number`,
	filters: {
		status: (status) => {
			if (status === "waiting") return WAITS_FOR_CALL;
			if (status !== "open") return sql`contact_request.status = ${status}`;
			return sql`contact_request.status in (${sql.join(OPEN_STATES.map((state) => sql.lit(state)))})`;
		},
		kind: (kind) => sql`contact_request.kind = ${kind}`,
		ownerId: (id) => (id === "none" ? sql`contact_request.owner_id is null` : sql`contact_request.owner_id = ${id}`),
		courseId: byRowId(sql`contact_request.course_id`),
		from: sinceDay(sql`contact_request.created_at`),
		to: untilDay(sql`contact_request.created_at`),
		lostReason: (reason) => sql`contact_request.lost_reason = ${reason}`,
	},
	sorts: {
		createdAt: sql`contact_request.created_at`,
		number: sql`contact_request.number`,
		dueAt: sql`contact_request.due_at`,
		name: sql`contact_request.name collate "und-x-icu"`,
		status: sql`contact_request.status`,
		owner: sql`contact_request.owner`,
	},
	defaultSort: { by: "createdAt", order: "desc" },
	scope: () => sql`contact_request.merged_into is null`,
};
