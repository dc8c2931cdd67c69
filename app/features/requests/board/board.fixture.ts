import { randomUUID } from "node:crypto";
import type { Insertable } from "kysely";
import type { OpenDatabase } from "../../../../database/open-database.server.ts";
import { readYaml } from "../../../../database/seed/read-content.ts";
import type { Schema } from "../../../../database/types.ts";
import { seedTestSchool } from "../../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../../tests/fixtures/test-database.ts";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { siteSettingsSchema } from "../../settings/site-settings.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { promiseCall } from "../promise/promise-time.server.ts";
import type { StaffMember } from "./staff-member.ts";

/** A Wednesday, noon in Moscow: managers are at work. */
export const NOON = new Date("2026-11-18T09:00:00Z");
export const SITE = siteSettingsSchema.parse(await readYaml("settings.yaml"));
export const WEEK = promiseSettings(SITE);
export const IRINA: StaffMember = { id: "staff-irina", name: "Ирина", mayOverrule: false };
export const OLEG: StaffMember = { id: "staff-oleg", name: "Олег", mayOverrule: false };
export const OWNER: StaffMember = { id: "staff-owner", name: "Вера", mayOverrule: true };

export function minutesAfter(moment: Date, minutes: number): Date {
	return new Date(moment.getTime() + minutes * MINUTE_MS);
}

export type TestBoard = OpenDatabase & {
	/** Writes a request as the site does, and gives its id. */
	request(values?: Partial<Insertable<Schema["contactRequest"]>>): Promise<string>;
	get(id: string): ReturnType<typeof readRequest>;
	/** Kinds and details of its log, oldest first. */
	log(id: string): Promise<{ kind: string; details: object; by: string }[]>;
	clear(): Promise<void>;
};

/** A school with its settings, one course and no requests. */
export async function openTestBoard(): Promise<TestBoard> {
	const opened = await openTestDatabase();
	const { db } = opened;
	await seedTestSchool(db, { now: NOON });
	return {
		...opened,
		async request(values = {}) {
			const { id } = await db
				.insertInto("contactRequest")
				.values(buildRequest(values))
				.returning("id")
				.executeTakeFirstOrThrow();
			return id;
		},
		get: (id) => readRequest(opened, id),
		log: (id) =>
			db
				.selectFrom("contactRequestEvent")
				.where("requestId", "=", id)
				.orderBy("createdAt")
				.orderBy("kind")
				.select(["kind", "details", "by"])
				.execute(),
		async clear() {
			await db.deleteFrom("contactRequest").execute();
		},
	};
}

function readRequest({ db }: OpenDatabase, id: string) {
	return db.selectFrom("contactRequest").where("id", "=", id).selectAll().executeTakeFirstOrThrow();
}

function buildRequest(values: Partial<Insertable<Schema["contactRequest"]>>): Insertable<Schema["contactRequest"]> {
	const phone = values.phone ?? `+7903${String(Math.floor(Math.random() * 10_000_000)).padStart(7, "0")}`;
	const createdAt = values.createdAt ?? NOON;
	return {
		token: randomUUID(),
		kind: "trial",
		locale: "ru",
		name: "Анна",
		phoneRaw: phone,
		phone,
		channel: "call",
		utm: JSON.stringify({}),
		respondBy: promiseCall(new Date(createdAt), WEEK).respondBy,
		idempotencyKey: randomUUID(),
		contentHash: randomUUID(),
		repeatKeyPhone: phone,
		repeatKeyEmail: values.email?.toLowerCase() ?? null,
		createdAt,
		updatedAt: createdAt,
		...values,
	};
}
