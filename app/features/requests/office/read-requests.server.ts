import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { ownerHasLeft } from "../board/owner-has-left.server.ts";
import { KIND_RULES } from "../request-kinds.ts";
import { askedWebinar, quoteAskedWebinar } from "../submitting/asked-webinar.server.ts";
import { quizAnswersIn, quoteQuizAnswers } from "../submitting/quiz-answers.server.ts";

const PRINTED = [
	"contactRequest.id",
	"contactRequest.version",
	"contactRequest.number",
	"contactRequest.kind",
	"contactRequest.status",
	"contactRequest.lostReason",
	"contactRequest.owner",
	"contactRequest.ownerId",
	"contactRequest.locale",
	"contactRequest.name",
	"contactRequest.surname",
	"contactRequest.phone",
	"contactRequest.phoneRaw",
	"contactRequest.email",
	"contactRequest.channel",
	"contactRequest.handle",
	"contactRequest.childAge",
	"contactRequest.isRepresentative",
	"contactRequest.courseId",
	"contactRequest.wishedAt",
	"contactRequest.visitorZone",
	"contactRequest.message",
	"contactRequest.answers",
	"contactRequest.page",
	"contactRequest.referrer",
	"contactRequest.utm",
	"contactRequest.roistat",
	"contactRequest.crmId",
	"contactRequest.discountPercent",
	"contactRequest.discountMinor",
	"contactRequest.discountCurrency",
	"contactRequest.discountUntil",
	"contactRequest.respondBy",
	"contactRequest.callAt",
	"contactRequest.dueAt",
	"contactRequest.firstResponseAt",
	"contactRequest.firstResponseName",
	"contactRequest.firstResponseSeconds",
	"contactRequest.mergedInto",
	"kept.number as mergedNumber",
	"contactRequest.erasedAt",
	"contactRequest.ip",
	"contactRequest.agent",
	"contactRequest.createdAt",
	"contactRequest.updatedAt",
] as const;

/** Requests with everything that their page prints itself; the log and what surrounds them come with their card. */
export async function readRequests(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("contactRequest")
		.leftJoin("contactRequest as kept", "kept.id", "contactRequest.mergedInto")
		.where("contactRequest.id", "in", ids)
		.select(ownerHasLeft.as("hasOwnerLeft"))
		.select([...PRINTED, askedWebinar.as("webinar"), quizAnswersIn(sql`contact_request.answers`).as("quizAnswers")])
		.execute();
	const settings = await getSiteSettings(db);
	return rows.map((row) => ({
		...row,
		webinar: quoteAskedWebinar(row.webinar, settings),
		quizAnswers: quoteQuizAnswers(row.quizAnswers, settings),
		respondBy: KIND_RULES[row.kind].promisesCall ? row.respondBy : null,
	}));
}
