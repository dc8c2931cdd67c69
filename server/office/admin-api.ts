import { Hono, type MiddlewareHandler } from "hono";
import { getStaff } from "../../app/features/staff/get-staff.server.ts";
import { hasNul } from "../addresses/split-address.ts";
import { classOf } from "../watch/metrics.ts";
import { answerData, answerFailure, answerRefusal } from "./answer.ts";
import { mountBoard } from "./board-doors.ts";
import { mountComparison } from "./comparison-door.ts";
import { mountInvitations } from "./invitation-doors.ts";
import { isForeignWriting } from "./is-foreign-writing.ts";
import { ENTRANCE_BYTES, limitBody } from "./limit-body.ts";
import type { OfficeBindings, OfficeMetrics, OfficeParts } from "./office-parts.ts";
import { mountPreviews } from "./preview-doors.ts";
import { mountReading } from "./read-doors.ts";
import { revealOutage } from "./reveal-outage.ts";
import { mountSales } from "./sales-door.ts";
import { mountUploads } from "./upload-doors.ts";
import { withAddress } from "./with-address.ts";
import { mountWriting } from "./write-doors.ts";

/** Far more than any document of the office needs. */
const MOST_BYTES = 2 * 1024 * 1024;

/** `/api/admin`: everything that the screens of staff ask, one pattern for all kinds of records. */
export function createAdminApi(parts: OfficeParts, metrics: OfficeMetrics): Hono<OfficeBindings> {
	const { log } = parts.school;
	const api = new Hono<OfficeBindings>();
	api.use(async (c, next) => {
		await next();
		metrics.answers.inc({ status: classOf(c.res.status), source: "office" });
	});
	api.use(async (c, next) => {
		if (hasNul(c.env.incoming.url ?? "")) return answerRefusal(c, "notFound");
		return next();
	});
	api.use(refuseForeign(parts));
	api.use("/invitation/*", limitBody(ENTRANCE_BYTES));
	mountInvitations(api, parts);
	api.use(letStaffIn(parts));
	// Before the limit of documents: pictures are larger.
	mountUploads(api, parts);
	api.use(limitBody(MOST_BYTES));
	api.get("/me", (c) => answerData(c, { data: c.get("staff") }));
	mountBoard(api, parts);
	mountSales(api, parts);
	mountPreviews(api, parts);
	mountComparison(api, parts);
	mountReading(api, parts);
	mountWriting(api, parts);
	api.all("*", (c) => answerRefusal(c, "notFound"));
	api.onError((error, c) =>
		answerFailure(c, { error, log, metrics, requestId: c.get("visitor").requestId, path: c.req.routePath }),
	);
	return api;
}

/** Whatever writes must come from our own pages; forms of other sites cannot send JSON without asking first. */
function refuseForeign({ school: { environment } }: OfficeParts): MiddlewareHandler<OfficeBindings> {
	return async (c, next) => {
		if (c.req.method === "GET" || c.req.method === "HEAD") return next();
		if (isForeignWriting(c, environment)) return answerRefusal(c, "foreign");
		const type = c.req.header("content-type") ?? "";
		const hasBody = c.req.method !== "DELETE";
		if (hasBody && !/^(?:application\/json|multipart\/form-data)\b/i.test(type)) {
			return answerRefusal(c, "malformed");
		}
		return next();
	};
}

function letStaffIn({ accounts, officeLimit, school: { db } }: OfficeParts): MiddlewareHandler<OfficeBindings> {
	return async (c, next) => {
		const staff = await getStaff(accounts, withAddress(c)).catch(async (error: unknown) => {
			await revealOutage(db);
			throw error;
		});
		if (!staff) return answerRefusal(c, "unauthenticated");
		if (!(await officeLimit.take(staff.id))) {
			c.header("Retry-After", "60");
			return answerRefusal(c, "tooMany");
		}
		c.set("staff", staff);
		return next();
	};
}
