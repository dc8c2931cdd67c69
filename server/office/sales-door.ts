import type { Hono } from "hono";
import { listSales } from "../../app/features/checkout/office/list-sales.server.ts";
import { figuresPeriod } from "../../app/features/requests/board/figures-period.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { may } from "../../app/shared/staff-rights.ts";
import { answerData, answerRefusal } from "./answer.ts";
import { localeOf } from "./board-doors.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";

/** What was sold between two days of the school's calendar, `?from=` and `?to=`; for whoever may list orders. */
export function mountSales(api: Hono<OfficeBindings>, { school: { db, clock } }: OfficeParts): void {
	api.get("/sales", async (c) => {
		if (!may(c.get("staff").role, "orders", "list")) return answerRefusal(c, { ok: false, code: "forbidden" });
		const { zone } = (await getSiteSettings(db)).hours;
		const days = { from: c.req.query("from"), to: c.req.query("to") };
		const { firstDay, lastDay, ...period } = figuresPeriod(days, { now: clock.now(), zone });
		const sales = await listSales(db, { ...period, zone, locale: localeOf(c) });
		return answerData(c, { data: { ...sales, from: firstDay, to: lastDay, zone } });
	});
}
