import { afterAll, beforeAll, expect, test } from "vitest";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { openWebinars, type TestWebinars, visitor } from "../../features/webinars/webinars.fixture.ts";
import { requestCookie } from "../requests/request-cookie.server.ts";
import { openWebinar } from "./open-webinar.server.ts";
import { takeRegistration } from "./take-registration.server.ts";
import "../../../tests/fixtures/all-words.ts";

const MONDAY = new Date("2026-11-19T06:00:00Z");

let school: TestWebinars;
beforeAll(async () => {
	school = await openWebinars();
	await school.addWebinar("monday", { stateEn: "scheduled", publishAtEn: MONDAY });
});
afterAll(() => school.close());

async function open(address: string) {
	const { lifetime, ...door } = knockAtDoor({ db: school.db, now: school.clock.now(), address });
	try {
		const { head } = await openWebinar(door, "monday");
		return { locales: head.locales, until: lifetime.end };
	} catch (thrown) {
		return { status: (thrown as Response).status ?? (thrown as { init?: ResponseInit }).init?.status };
	}
}

test("a webinar is not found in a language until its text comes out there, and then each version names the other", async () => {
	expect(await open("/en/webinars/monday")).toEqual({ status: 404 });
	const before = await open("/webinars/monday");
	expect(before.locales).toEqual(["ru"]);
	expect(before.until?.getTime()).toBeLessThanOrEqual(MONDAY.getTime());
	school.clock.set(MONDAY.toISOString());
	for (const address of ["/webinars/monday", "/en/webinars/monday"]) {
		expect((await open(address)).locales).toEqual(["ru", "en"]);
	}
});

test("a registration that was begun before its webinar was renamed is taken, and found again by who sends it again", async () => {
	await school.addWebinar("new-name");
	const renamed = { kind: "webinar", oldSlug: "old-name", newSlug: "new-name" };
	await school.db.insertInto("slugRedirect").values(renamed).execute();
	const take = async () => true;
	const limits = { requestsByAddress: { take }, requestsByPhone: { take }, requestsByEmail: { take } };
	const { phone = "", email } = visitor(1);
	const agreed = { privacy: "on", personalData: "on", offer: "on" };
	const body = new URLSearchParams({ name: "Анна", phone, email: email ?? "", channel: "call", ...agreed });
	const send = (name: string, cookie = "") =>
		takeRegistration(
			knockAtDoor({
				db: school.db,
				now: school.clock.now(),
				address: `/webinars/${name}/submit`,
				init: { method: "POST", body, headers: { cookie } },
				school: { limits, jobs: { send: async () => undefined } },
			}),
			name,
		);
	const { answer, tokens = [] } = await send("old-name");
	expect(answer).toMatchObject({ state: "moved", to: expect.stringMatching(/^\/webinars\/joined\//) });
	expect(await school.webinar("new-name")).toMatchObject({ seatsTaken: 1 });

	// Whoever has lost the way to the place and registers again finds it, in the browser that has the secret and in no other.
	const registration = answer.state === "moved" ? answer.to.split("/").at(-1) : undefined;
	const again = await send("new-name", requestCookie(tokens, true));
	expect(again.answer).toMatchObject({ state: "already", own: { registration } });
	expect((await send("new-name")).answer).toMatchObject({ state: "already", own: undefined });
	expect(await school.webinar("new-name")).toMatchObject({ seatsTaken: 1 });
	await school.cancel(registration ?? "");
	expect((await send("new-name", requestCookie(tokens, true))).answer).toMatchObject({ state: "moved" });
});
