import { expect, test } from "vitest";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { submitRequest } from "./submit-request.server.ts";

const NOON = "2026-11-18T09:00:00Z";

test("a customer's wish for a call is a new one also where his old one was merged into what he bought", async () => {
	const { db, close } = await openTestDatabase();
	await seedTestSchool(db, { now: new Date(NOON), courses: [] });
	const settings = await getSiteSettings(db);
	const clock = createSettableClock(NOON);
	const messages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };
	const ask = (kind: "trial" | "callback") =>
		submitRequest(db, { input: sampleVisitor(), kind, locale: "ru" }, { clock, settings, messages });
	const requests = () => db.selectFrom("contactRequest").selectAll().orderBy("number").execute();
	await ask("trial");
	await ask("callback");
	const [bought, merged] = await requests();
	if (!bought || !merged) throw new Error("Two requests were sent");
	await db.updateTable("contactRequest").set({ status: "won" }).where("id", "=", bought.id).execute();
	const standing = { status: "lost", mergedInto: bought.id } as const;
	await db.updateTable("contactRequest").set(standing).where("id", "=", merged.id).execute();
	expect(await ask("callback")).toMatchObject({ ok: true, outcome: "received" });
	expect((await requests()).at(-1)).toMatchObject({ kind: "callback", status: "new", dueAt: expect.any(Date) });
	expect(await ask("callback")).toMatchObject({ ok: true, outcome: "repeated" });
	await close();
});

test("of two requests that a visitor may mean, one by its phone and one by its address, the newer one is sent again", async () => {
	const { db, close } = await openTestDatabase();
	await seedTestSchool(db, { now: new Date(NOON), courses: [] });
	const settings = await getSiteSettings(db);
	const clock = createSettableClock(NOON);
	const messages = { announceRequest: async () => undefined, announceRepeat: async () => undefined };
	const ask = (phone: string, email: string) =>
		submitRequest(
			db,
			{ input: sampleVisitor({ phone, email }), kind: "callback", locale: "ru" },
			{ clock, settings, messages },
		);
	await ask("+79030000001", "one@example.com");
	clock.set("2026-11-18T09:05:00Z");
	const newer = await ask("+79030000002", "two@example.com");
	expect(await ask("+79030000001", "two@example.com")).toEqual({ ...newer, outcome: "repeated" });
	await close();
});
