import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { NOON, openTestBoard, type TestBoard } from "../board/board.fixture.ts";
import { readdressRegistration } from "./readdress-registration.server.ts";

let board: TestBoard;
beforeAll(async () => {
	board = await openTestBoard();
	for (const slug of ["game", "code"]) {
		await board.db
			.insertInto("webinar")
			.values({
				...{ slug, audience: "children", planet: "comet", cover: "cover-game", zone: "Europe/Moscow", minutes: 60 },
				startsAt: NOON,
				streamAddress: "https://live.school.example/room",
				courses: [],
				text: JSON.stringify({ ru: { title: slug }, en: { title: slug } }),
			})
			.execute();
	}
});
afterAll(() => board.close());
beforeEach(() => board.clear());

async function join(requestId: string, slug: "game" | "code", email: string) {
	const webinar = await board.db.selectFrom("webinar").where("slug", "=", slug).select("id").executeTakeFirstOrThrow();
	await board.db
		.insertInto("webinarRegistration")
		.values({ webinarId: webinar.id, requestId, token: randomUUID(), startsAt: NOON, email, emailKey: email })
		.execute();
}

const readdress = (id: string, email: string) =>
	inTransaction(board.db, (transaction) => readdressRegistration(transaction, { id, email }));

async function addresses(): Promise<string[]> {
	const rows = await board.db.selectFrom("webinarRegistration").orderBy("email").select("email").execute();
	return rows.map(({ email }) => email);
}

test("a mended address goes to every registration, also of a request that was merged into this one", async () => {
	const id = await board.request();
	await join(id, "game", "old@example.com");
	await join(await board.request({ mergedInto: id, status: "lost" }), "code", "old@example.com");
	expect(await readdress(id, "new@example.com")).toBe(true);
	expect(await addresses()).toEqual(["new@example.com", "new@example.com"]);
});

test("an address by which somebody else comes to one of the webinars is refused, and none is changed", async () => {
	const id = await board.request();
	await join(id, "game", "old@example.com");
	await join(await board.request({ mergedInto: id, status: "lost" }), "code", "old@example.com");
	await join(await board.request(), "code", "taken@example.com");
	expect(await readdress(id, "taken@example.com")).toBe(false);
	expect(await addresses()).toEqual(["old@example.com", "old@example.com", "taken@example.com"]);
});

test("of two places of one person at one date one has the address", async () => {
	const id = await board.request();
	await join(id, "game", "first@example.com");
	await join(await board.request({ mergedInto: id, status: "lost" }), "game", "second@example.com");
	expect(await readdress(id, "new@example.com")).toBe(true);
	expect(await addresses()).toEqual(["new@example.com", "second@example.com"]);
	expect(await readdress(id, "second@example.com")).toBe(true);
	expect(await addresses()).toEqual(["new@example.com", "second@example.com"]);
});
