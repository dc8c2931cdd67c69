import type { Hono } from "hono";
import { listSales } from "../../app/features/checkout/office/list-sales.server.ts";
import { figuresPeriod } from "../../app/features/requests/board/figures-period.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { answerData } from "./answer.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { localeOf, requireRight } from "./open-resource.ts";

/** What was sold between two days of the school's calendar, `?from=` and `?to=`; for whoever may list orders. */
export function mountSales(api: Hono<OfficeBindings>, { school: { db, clock } }: OfficeParts): void {
	api.get("/sales", requireRight("orders", "list"), async (c) => {
		const { zone } = (await getSiteSettings(db)).hours;
		const days = { from: c.req.query("from"), to: c.req.query("to") };
		const { firstDay, lastDay, ...period } = figuresPeriod(days, { now: clock.now(), zone });
		const sales = await listSales(db, { ...period, zone, locale: localeOf(c) });
		return answerData(c, { data: { ...sales, from: firstDay, to: lastDay, zone } });
	});
}
