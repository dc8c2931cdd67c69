import { expect, test } from "vitest";
import { minutesAfter, NOON, openTestBoard } from "../../requests/board/board.fixture.ts";
import { getAnnouncedRequest } from "./get-announced-request.server.ts";

test("a message that leaves late names no place that is held no more, before its hold is released too", async () => {
	const board = await openTestBoard();
	const { id: startId } = await board.db.selectFrom("start").select("id").executeTakeFirstOrThrow();
	const requestId = await board.request();
	const expiresAt = minutesAfter(NOON, 60);
	await board.db.insertInto("seatHold").values({ startId, requestId, expiresAt, createdAt: NOON }).execute();
	expect(await getAnnouncedRequest(board.db, requestId, NOON)).toMatchObject({
		heldUntil: expiresAt,
		heldTariff: "Экипаж",
	});
	const none = { heldUntil: null, startsAt: null, startZone: null };
	expect(await getAnnouncedRequest(board.db, requestId, expiresAt)).toMatchObject(none);
	await board.close();
});
