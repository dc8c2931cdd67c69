import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { createSettableClock } from "../../../platform/clock.fixture.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { StaffLetter } from "../../staff/staff-messages.ts";
import { eraseLetterSecrets } from "../delivery/erase-letter-secrets.server.ts";
import { type Outbox, openOutbox } from "../delivery/outbox.fixture.ts";
import { createStaffMessages } from "../queueing/create-staff-messages.server.ts";

const NOON = new Date("2026-11-18T09:00:00Z");
const ago = (minutes: number) => new Date(NOON.getTime() - minutes * MINUTE_MS);

describe("the secret in a letter to staff", () => {
	let opened: OpenDatabase;
	let outbox: Outbox;

	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedTestSchool(opened.db, { now: NOON });
	});
	afterAll(() => opened.close());
	beforeEach(async () => {
		outbox = openOutbox({ db: opened.db, clock: createSettableClock(NOON) });
		await opened.db.deleteFrom("staffLetter").execute();
	});

	/** A letter of so many minutes ago that waits to be delivered. @returns the id of its message. */
	async function addLetter(kind: StaffLetter["kind"], minutes: number): Promise<string> {
		const token = `${kind}-${minutes}`;
		const messages = createStaffMessages(outbox.jobs);
		await inTransaction(opened.db, (transaction) =>
			messages.write(transaction, { kind, email: "new@orbita.example", locale: "en", token }),
		);
		await opened.db
			.updateTable("staffLetter")
			.set({ createdAt: ago(minutes) })
			.where("token", "=", token)
			.execute();
		return outbox.queued.at(-1)?.id ?? "";
	}
	const stateOf = (id: string) =>
		opened.db.selectFrom("outgoingMessage").where("id", "=", id).select(["status", "lastError"]).executeTakeFirst();

	test("is erased once the way leads nowhere: an hour for a password, three days for an invitation", async () => {
		for (const minutes of [59, 62]) await addLetter("password", minutes);
		for (const minutes of [61, 72 * 60 - 1, 72 * 60 + 1]) await addLetter("invitation", minutes);
		expect(await eraseLetterSecrets(opened.db, NOON)).toBe(2);
		expect(await eraseLetterSecrets(opened.db, NOON)).toBe(0);
		const letters = await opened.db.selectFrom("staffLetter").orderBy("createdAt").select(["kind", "token"]).execute();
		expect(letters).toEqual([
			{ kind: "invitation", token: "" },
			{ kind: "invitation", token: `invitation-${72 * 60 - 1}` },
			{ kind: "password", token: "" },
			{ kind: "invitation", token: "invitation-61" },
			{ kind: "password", token: "password-59" },
		]);
	});

	test("stays while a letter waits in its life; one that waited longer is given up, not sent without a way", async () => {
		const young = await addLetter("password", 30);
		const old = await addLetter("password", 90);
		await eraseLetterSecrets(opened.db, NOON);
		const sent = await outbox.deliver();
		expect(await stateOf(young)).toEqual({ status: "delivered", lastError: null });
		expect(await stateOf(old)).toEqual({ status: "failed", lastError: MOOT.staleStaffLetter });
		expect(sent.map(({ text }) => text.includes("#/reset/password-30"))).toEqual([true]);
	});
});
