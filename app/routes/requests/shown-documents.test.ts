import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { receiveRequest } from "./receive-request.server.ts";
import { loader } from "./request.tsx";
import "../../../tests/fixtures/all-words.ts";

const EVENING = "2026-11-18T21:00:00Z";
const NEXT_DAY = "2026-11-19T06:00:00Z";

let opened: OpenDatabase;
beforeAll(async () => {
	opened = await openTestDatabase();
	await seedTestSchool(opened.db, { now: new Date(EVENING) });
	const version = { kind: "privacy", locale: "ru" as const, title: "Политика", body: "", note: "" };
	await opened.db
		.insertInto("legalVersion")
		.values([
			{ ...version, number: 2, hash: "privacy-2", validFrom: "2026-11-19" },
			{ ...version, number: 3, hash: "privacy-3", validFrom: "2026-11-20" },
		])
		.execute();
});
afterAll(() => opened.close());
beforeEach(() => opened.db.deleteFrom("contactRequest").execute());

const take = async () => true;
const ask = (now: string, body?: URLSearchParams) =>
	knockAtDoor({
		db: opened.db,
		now: new Date(now),
		address: body ? "/request/submit?kind=consultation" : "/request?kind=consultation",
		init: body ? { method: "POST", body } : {},
		school: {
			jobs: { send: async () => undefined },
			limits: { requestsByAddress: { take }, requestsByPhone: { take }, requestsByEmail: { take } },
		},
	});

async function send(now: string, documents: Record<string, string>) {
	const boxes = { privacy: "on", personalData: "on", offer: "on", ads: "on", isRepresentative: "on" };
	const person = {
		name: "Анна",
		phone: "+7 903 123-45-67",
		email: "anna@example.com",
		channel: "call",
		childAge: "12",
	};
	const { answer } = await receiveRequest(ask(now, new URLSearchParams({ ...person, ...boxes, ...documents })));
	expect(answer.state).toBe("sent");
	const rows = await opened.db.selectFrom("consent").select(["documentKind", "documentHash"]).execute();
	return Object.fromEntries(rows.map(({ documentKind, documentHash }) => [documentKind, documentHash]));
}

describe("a consent is to the version that the form showed", () => {
	test("a form names the versions in force, and is kept until others may be", async () => {
		const { form } = await loader(ask(EVENING));
		expect(form.consents.map(({ version }) => version)).toEqual([
			"privacy:1",
			"personal-data:1",
			"offer-group:1",
			"consent-ads:1",
		]);
		expect(form.validUntil).toEqual(new Date("2026-11-19T00:00:00Z"));
	});

	test("also when another has come into force before it is sent", async () => {
		const { form } = await loader(ask(EVENING));
		const documents = form.consents.map(({ version }) => version).join(" ");
		expect(await send(NEXT_DAY, { documents })).toEqual({
			privacy: "privacy-hash",
			"personal-data": "personal-data-hash",
			"offer-group": "offer-group-hash",
			"consent-ads": "consent-ads-hash",
		});
	});

	test.each([
		["a form that names none", {}],
		["one that is not in force yet", { documents: "privacy:3" }],
		["one that never was", { documents: "privacy:9 personal-data:0" }],
		["what is no name", { documents: "privacy:1; drop" }],
	])("%s: the version in force is meant", async (_, documents) => {
		expect(await send(NEXT_DAY, documents)).toMatchObject({
			privacy: "privacy-2",
			"personal-data": "personal-data-hash",
		});
	});
});
