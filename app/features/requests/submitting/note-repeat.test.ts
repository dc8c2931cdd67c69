import { expect, test } from "vitest";
import { sampleVisitor } from "../../../../tests/fixtures/sample-visitor.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { submitRequest } from "./submit-request.server.ts";

const NOON = "2026-11-18T09:00:00Z";

test("a guide that was lost is sent again: to the same address, and not at once", async () => {
	const { db, close } = await openTestDatabase();
	await seedTestSchool(db, { now: new Date(NOON), courses: [] });
	const settings = await getSiteSettings(db);
	const clock = createSettableClock(NOON);
	let told: string[] = [];
	const messages = {
		async announceRequest() {
			told.push("new");
		},
		async announceRepeat(_db: unknown, { letterOf }: { letterOf: string | undefined }) {
			told.push(letterOf ? "again, with the letter" : "again");
		},
	};
	async function ask(minutes: number, email: string): Promise<string[]> {
		told = [];
		clock.set(new Date(Date.parse(NOON) + minutes * MINUTE_MS).toISOString());
		const asked = { kind: "guide", guide: "parents", locale: "ru" } as const;
		await submitRequest(db, { input: sampleVisitor({ email }), ...asked }, { clock, settings, messages });
		return told;
	}
	expect(await ask(0, "anna@example.com")).toEqual(["new"]);
	expect(await ask(5, "anna@example.com")).toEqual(["again"]);
	expect(await ask(20, "Anna@example.com")).toEqual(["again, with the letter"]);
	expect(await ask(25, "anna@example.com")).toEqual([]);
	expect(await ask(40, "stranger@example.com")).toEqual(["again"]);
	expect(await ask(60, "anna@example.com")).toEqual(["again, with the letter"]);
	await close();
});

test("a guide that was lost is sent again by the request that asked for it, also once another one stands for that", async () => {
	const { db, close } = await openTestDatabase();
	await seedTestSchool(db, { now: new Date(NOON), courses: [] });
	const settings = await getSiteSettings(db);
	const clock = createSettableClock(NOON);
	const told: object[] = [];
	const announceRepeat = async (_db: unknown, repeat: object) => void told.push(repeat);
	const messages = { announceRequest: async () => undefined, announceRepeat };
	const ask = (kind: "guide" | "callback") => {
		const guide = kind === "guide" ? ("parents" as const) : undefined;
		return submitRequest(db, { input: sampleVisitor(), kind, guide, locale: "ru" }, { clock, settings, messages });
	};
	await ask("guide");
	await ask("callback");
	const [guide, call] = await db.selectFrom("contactRequest").orderBy("number").select("id").execute();
	if (!guide || !call) throw new Error("Two requests were sent");
	const standing = { status: "lost", mergedInto: call.id } as const;
	await db.updateTable("contactRequest").set(standing).where("id", "=", guide.id).execute();
	await db
		.updateTable("contactRequest")
		.set({ status: "thinking", firstResponseAt: NOON })
		.where("id", "=", call.id)
		.execute();
	clock.set("2026-11-18T09:20:00Z");
	expect(await ask("guide")).toMatchObject({ outcome: "repeated" });
	expect(told).toEqual([{ id: call.id, letterOf: guide.id }]);
	// Nobody asked for a call.
	const { dueAt } = await db
		.selectFrom("contactRequest")
		.where("id", "=", call.id)
		.select("dueAt")
		.executeTakeFirstOrThrow();
	expect(dueAt).toBeNull();
	await close();
});
