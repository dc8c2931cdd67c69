import type { Hono } from "hono";
import { figuresPeriod } from "../../app/features/requests/board/figures-period.server.ts";
import { getBoardSummary } from "../../app/features/requests/board/get-board-summary.server.ts";
import { getRequestCard } from "../../app/features/requests/board/get-request-card.server.ts";
import { listColleagues } from "../../app/features/requests/board/list-colleagues.server.ts";
import { listFigures } from "../../app/features/requests/board/list-figures.server.ts";
import { listQueue } from "../../app/features/requests/board/list-queue.server.ts";
import { promiseSettings } from "../../app/features/requests/promise/promise-settings.server.ts";
import { getSiteSettings } from "../../app/features/settings/get-site-settings.server.ts";
import { findStanding } from "../../app/features/staff/find-standing.server.ts";
import { LOST_REASONS } from "../../app/shared/lost-reasons.ts";
import { isRowId } from "../../app/shared/row-id.ts";
import { answerData, answerRefusal } from "./answer.ts";
import { openBoardStream } from "./board-stream.ts";
import type { OfficeBindings, OfficeParts } from "./office-parts.ts";
import { localeOf, requireRight } from "./open-resource.ts";
import { withAddress } from "./with-address.ts";

/** The right to see the board, and to keep receiving its events. */
const LISTENING = { resource: "requests", verb: "list" } as const;

/** The board: whom to call now, how well the promise is kept, and word of every change. For whoever may list requests. */
export function mountBoard(api: Hono<OfficeBindings>, { school, accounts, board }: OfficeParts): void {
	const { db, clock } = school;
	const letManagersIn = requireRight(LISTENING.resource, LISTENING.verb);
	api.use("/board/*", letManagersIn);
	api.use("/board", letManagersIn);
	api.get("/board", async (c) => {
		const now = clock.now();
		const site = await getSiteSettings(db);
		const settings = promiseSettings(site);
		const staffId = c.get("staff").id;
		const ownerId = c.req.query("mine") === "1" ? staffId : undefined;
		const scope = c.req.query("scope") === "later" ? "later" : "now";
		const queue = await listQueue(db, { locale: localeOf(c), now, scope, ownerId, staffId }, site);
		const summary = await getBoardSummary(db, { now }, settings);
		const { hours, callbackMinutes } = settings;
		const data = { now, zone: hours.zone, callbackMinutes, lostReasons: LOST_REASONS, queue, summary };
		return answerData(c, { data });
	});
	api.get("/board/colleagues", async (c) => answerData(c, { data: await listColleagues(db) }));
	api.get("/board/figures", async (c) => {
		const now = clock.now();
		const { hours } = promiseSettings(await getSiteSettings(db));
		const days = { from: c.req.query("from"), to: c.req.query("to") };
		const period = figuresPeriod(days, { now, zone: hours.zone });
		const figures = await listFigures(db, { ...period, now, zone: hours.zone });
		return answerData(c, { data: { ...figures, from: period.firstDay, to: period.lastDay, zone: hours.zone } });
	});
	api.get("/board/requests/:id", async (c) => {
		const id = c.req.param("id");
		if (!isRowId(id)) return answerRefusal(c, "notFound");
		const settings = promiseSettings(await getSiteSettings(db));
		const data = await getRequestCard(db, { id, locale: localeOf(c), now: clock.now() }, settings);
		return data ? answerData(c, { data }) : answerRefusal(c, "notFound");
	});
	api.get("/board/stream", (c) => {
		const headers = withAddress(c);
		const stream = openBoardStream({ channel: board, findStanding: () => findStanding(accounts, headers, LISTENING) });
		return new Response(stream, {
			headers: { "Content-Type": "text/event-stream", "Cache-Control": "no-store", "X-Accel-Buffering": "no" },
		});
	});
}
