import { afterAll, beforeAll, expect, test } from "vitest";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { IRINA, WEEK } from "../../requests/board/board.fixture.ts";
import { mergeRequests } from "../../requests/board/merge-requests.server.ts";
import { recordCall } from "../../requests/board/record-call.server.ts";
import { submitRequest } from "../../requests/submitting/submit-request.server.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { openWebinars, type TestWebinars, visitor } from "../webinars.fixture.ts";

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("game");
});
afterAll(() => school.close());

const messages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };

async function askForCall(person: ReturnType<typeof visitor>) {
	const settings = await getSiteSettings(school.db);
	const asked = { input: sampleVisitor(person), kind: "callback", locale: "ru" } as const;
	return submitRequest(school.db, asked, { clock: school.clock, settings, messages });
}

/** Somebody has a place and waits for a call, which staff have made one request of. @returns its id, and the secret of the place. */
async function waitWithPlace(person: ReturnType<typeof visitor>) {
	const { token = "" } = await school.join("game", person);
	await askForCall(person);
	const requests = await school.db
		.selectFrom("contactRequest")
		.where("phone", "=", person.phone ?? "")
		.select(["id", "kind"])
		.execute();
	const idOf = (kind: string) => requests.find((request) => request.kind === kind)?.id ?? "";
	const merge = { id: idOf("callback"), into: idOf("webinar"), staff: IRINA, now: school.clock.now() };
	expect(await mergeRequests(school.db, merge, { followers: [] })).toMatchObject({ ok: true });
	return { id: merge.into, token };
}

const request = (id: string) =>
	school.db.selectFrom("contactRequest").where("id", "=", id).select(["status", "dueAt"]).executeTakeFirstOrThrow();

test("whoever gives a place back is still called where he waits for a call", async () => {
	const { id, token } = await waitWithPlace(visitor(1));
	const { dueAt } = await request(id);
	expect(dueAt).toEqual(expect.any(Date));
	expect(await school.cancel(token)).toBe(true);
	expect(await request(id)).toEqual({ status: "new", dueAt });
});

test("whoever asks for a call again is called again, also where his request was merged into one that promised none", async () => {
	const person = visitor(2);
	const { id } = await waitWithPlace(person);
	const call = { id, result: "talked", note: null, callAt: null, staff: IRINA, now: school.clock.now() } as const;
	expect(await recordCall(school.db, call, WEEK)).toMatchObject({ ok: true });
	expect(await request(id)).toEqual({ status: "thinking", dueAt: null });
	expect(await askForCall(person)).toMatchObject({ outcome: "repeated" });
	expect(await request(id)).toEqual({ status: "thinking", dueAt: new Date("2026-11-18T09:15:00Z") });
});
