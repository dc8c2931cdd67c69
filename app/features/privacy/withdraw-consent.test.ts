import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ConsentKind } from "../../../database/request-types.ts";
import {
	IRINA,
	minutesAfter,
	NOON,
	openTestBoard,
	SITE,
	type TestBoard,
	WEEK,
} from "../requests/board/board.fixture.ts";
import { escalateRequests } from "../requests/board/escalate-requests.server.ts";
import { getRequestCard } from "../requests/board/get-request-card.server.ts";
import { listQueue } from "../requests/board/list-queue.server.ts";
import { setRequestState } from "../requests/board/set-request-state.server.ts";
import { acknowledgeWithdrawal } from "../requests/consents/acknowledge-withdrawal.server.ts";
import { getMyErasure } from "./get-my-erasure.server.ts";
import { withdrawConsent } from "./withdraw-consent.server.ts";

const MONTH = 30 * 24 * 60;

describe("a consent that is withdrawn at one's own page", () => {
	let board: TestBoard;
	beforeAll(async () => {
		board = await openTestBoard();
	});
	afterAll(() => board.close());
	beforeEach(() => board.clear());

	async function given(requestId: string, kind: ConsentKind) {
		const { token } = await board.get(requestId);
		const { id: consentId } = await board.db
			.insertInto("consent")
			.values({ requestId, kind, granted: true })
			.returning("id")
			.executeTakeFirstOrThrow();
		return { token, consentId };
	}

	const wishes = () => board.db.selectFrom("erasureRequest").select(["requestId", "status", "dueAt"]).execute();
	const queue = async () => (await listQueue(board.db, { locale: "ru", now: minutesAfter(NOON, 12) }, SITE)).requests;

	test("to processing closes the request for calls and asks for erasure, once", async () => {
		const id = await board.request({ status: "in_work", callAt: minutesAfter(NOON, 10) });
		const { token, consentId } = await given(id, "personal-data");
		expect(await queue()).toHaveLength(1);
		expect(await withdrawConsent(board.db, { token, consentId, now: NOON }, { followers: [] })).toBe(true);

		expect(await board.get(id)).toMatchObject({
			status: "lost",
			lostReason: "consent-withdrawn",
			callAt: null,
			dueAt: null,
			version: 2,
		});
		expect(await queue()).toEqual([]);
		const escalated: string[] = [];
		const messages = {
			announceEscalation: async (_: unknown, { requestId }: { requestId: string }) => void escalated.push(requestId),
		};
		await escalateRequests(board.db, { now: minutesAfter(NOON, 12), messages }, WEEK);
		expect(escalated).toEqual([]);
		expect(await wishes()).toEqual([{ requestId: id, status: "new", dueAt: minutesAfter(NOON, MONTH) }]);
		expect(await getMyErasure(board.db, { token })).toMatchObject({ due: minutesAfter(NOON, MONTH) });

		expect(await withdrawConsent(board.db, { token, consentId, now: minutesAfter(NOON, 5) }, { followers: [] })).toBe(
			false,
		);
		expect(await board.log(id)).toEqual([
			{ kind: "status", details: { from: "in_work", to: "lost", reason: "consent-withdrawn" }, by: "visitor" },
		]);
		expect(await wishes()).toEqual([{ requestId: id, status: "new", dueAt: minutesAfter(NOON, MONTH) }]);
	});

	test("to processing lets nobody take the request up again, until it is given anew", async () => {
		const id = await board.request({ status: "in_work", ownerId: IRINA.id });
		await withdrawConsent(board.db, { ...(await given(id, "personal-data")), now: NOON }, { followers: [] });
		const take = () =>
			setRequestState(board.db, { id, to: "in_work", staff: IRINA, now: minutesAfter(NOON, 5) }, { followers: [] });
		const moves = async () =>
			(await getRequestCard(board.db, { id, locale: "ru", now: NOON }, WEEK))?.moves.filter((to) => to === "in_work");
		expect(await moves()).toEqual([]);
		expect(await take()).toEqual({ ok: false, code: "consentWithdrawn" });
		await given(id, "personal-data");
		expect(await moves()).toEqual(["in_work"]);
		expect(await take()).toMatchObject({ ok: true });
	});

	test("to processing leaves a closed request as it ended, and begins a refused wish anew", async () => {
		const id = await board.request({ status: "won" });
		const { token, consentId } = await given(id, "personal-data");
		await board.db
			.insertInto("erasureRequest")
			.values({ requestId: id, status: "refused", refusal: "Идёт курс.", dueAt: NOON })
			.execute();
		await withdrawConsent(board.db, { token, consentId, now: NOON }, { followers: [] });
		expect((await board.get(id)).status).toBe("won");
		expect(await board.log(id)).toEqual([]);
		expect(await wishes()).toMatchObject([{ status: "new", dueAt: minutesAfter(NOON, MONTH) }]);
	});

	test("to advertising leaves the request open; a stranger's secret withdraws nothing", async () => {
		const id = await board.request();
		const ads = await given(id, "ads");
		const processing = await given(id, "personal-data");
		const { token } = await board.get(await board.request());
		expect(await withdrawConsent(board.db, { ...processing, token, now: NOON }, { followers: [] })).toBe(false);
		expect(await withdrawConsent(board.db, { ...ads, now: NOON }, { followers: [] })).toBe(true);
		expect((await board.get(id)).status).toBe("new");
		expect(await wishes()).toEqual([]);
	});

	test("is heeded once somebody says so, one time", async () => {
		const { token, consentId: id } = await given(await board.request(), "ads");
		const seen = { id, staff: IRINA, now: NOON };
		expect(await acknowledgeWithdrawal(board.db, seen)).toEqual({ ok: false, code: "notFound" });
		await withdrawConsent(board.db, { token, consentId: id, now: NOON }, { followers: [] });
		expect(await acknowledgeWithdrawal(board.db, seen)).toMatchObject({ ok: true });
		expect(await acknowledgeWithdrawal(board.db, seen)).toEqual({ ok: false, code: "decided" });
	});
});
