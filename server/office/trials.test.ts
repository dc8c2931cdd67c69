import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bookSlot } from "../../app/features/trials/lessons/book-slot.server.ts";
import { openTrials, type TestTrials } from "../../app/features/trials/trials.fixture.ts";
import { createSettableClock } from "../../app/platform/clock.fixture.ts";
import { openTestDatabase } from "../../tests/fixtures/test-database.ts";
import { openTestOffice, type TestOffice } from "../../tests/fixtures/test-office.ts";

const clock = createSettableClock("2026-11-18T09:00:00Z");
let office: TestOffice;
let school: TestTrials;
let slots: { id: string; teacherId: string }[] = [];
beforeAll(async () => {
	school = await openTrials(await openTestDatabase());
	office = await openTestOffice({ clock, database: school });
	await school.db.updateTable("staffUser").set({ teacherId: school.teacherId }).where("role", "=", "teacher").execute();
	await school.addWindow();
	await school.addWindow({ teacherId: school.otherId });
	slots = (await school.slots()).toSorted((one, other) =>
		one.teacherId === other.teacherId ? 0 : one.teacherId === school.teacherId ? -1 : 1,
	);
});
afterAll(() => office.close());

/** Somebody asks for a lesson and books the time at a place among those of the first teacher, then of the second. */
async function book(index: number): Promise<string> {
	const token = await school.ask();
	const wish = { key: { token }, slotId: slots[index]?.id ?? "", by: "staff-1", now: clock.now() };
	const booked = await bookSlot(school.db, wish, school.deps);
	if (!booked.ok) throw new Error(booked.code);
	return booked.value.bookingId;
}
const path = (name: string, rest = "") => `/api/admin/${name}${rest}`;
const act = (role: "owner" | "manager" | "teacher", id: string, action: string, body: object) =>
	office.ask(role, path("trial-bookings", `/${id}/${action}`), { method: "POST", body });

describe("trial lessons in the office", () => {
	test("a teacher sees and edits what is his own and nothing else", async () => {
		const [mine, others] = [await book(0), await book(9)];
		for (const name of ["trial-windows", "trial-slots", "trial-bookings"]) {
			const teachersSeenBy = async (role: "manager" | "teacher") => {
				const seen = await office.ask<{ teacherId: string }[]>(role, path(name, "?perPage=100"));
				return new Set(seen.body.data.map(({ teacherId }) => teacherId));
			};
			expect((await teachersSeenBy("manager")).size, name).toBe(2);
			expect(await teachersSeenBy("teacher"), name).toEqual(new Set([school.teacherId]));
		}
		expect((await office.ask("teacher", path("trial-bookings", `/${mine}`))).status).toBe(200);
		expect((await office.ask("teacher", path("trial-bookings", `/${others}`))).status).toBe(404);
		expect((await act("teacher", others, "outcome", { outcome: "came" })).status).toBe(403);
		const window = {
			...{ weekday: "monday", fromTime: "10:00", toTime: "12:00", zone: "Europe/Moscow" },
			...{ validFrom: "2026-01-01", validTo: null, meetingUrl: null },
		};
		const add = (teacherId: string) =>
			office.ask("teacher", path("trial-windows"), { method: "POST", body: { ...window, teacherId } });
		expect((await add(school.otherId)).status).toBe(403);
		expect((await add(school.teacherId)).status).toBe(201);
		const again = await add(school.teacherId);
		expect(again).toMatchObject({ status: 400, body: { errors: { fromTime: "overlaps" } } });
	});

	test("nobody's phone or address stands in a lesson, whoever reads it", async () => {
		const id = await book(1);
		const { body } = await office.ask("owner", path("trial-bookings", `/${id}`));
		expect(body.data).toMatchObject({ name: "Анна", status: "booked", courseRu: "Курс" });
		expect(JSON.stringify(body)).not.toMatch(/\+7903|@example/);
	});

	test("staff book for a request, and are told why when they cannot", async () => {
		const token = await school.ask();
		const { number } = await school.request(token);
		const make = (requestNumber: number, index: number) =>
			office.ask("manager", path("trial-bookings"), {
				method: "POST",
				body: { requestNumber, slotId: slots[index]?.id },
			});
		expect(await make(number, 1)).toMatchObject({ status: 400, body: { errors: { slotId: "slotTaken" } } });
		expect(await make(99_999, 2)).toMatchObject({ status: 400, body: { errors: { requestNumber: "unknown" } } });
		expect(await make(number, 2)).toMatchObject({ status: 201, body: { data: { requestNumber: number } } });
		expect(await make(number, 3)).toMatchObject({ status: 400, body: { errors: { requestNumber: "alreadyBooked" } } });
		expect((await school.request(token)).status).toBe("trial_booked");
	});

	test("a lesson is moved and called off by staff, once", async () => {
		const id = await book(3);
		expect(await act("manager", id, "move", { slotId: slots[1]?.id })).toMatchObject({
			status: 400,
			body: { errors: { slotId: "slotTaken" } },
		});
		expect(await act("manager", id, "move", { slotId: slots[4]?.id })).toMatchObject({
			status: 200,
			body: { data: { slotId: slots[4]?.id, status: "booked" } },
		});
		expect(await act("manager", id, "cancel", { reason: "is ill" })).toMatchObject({
			status: 200,
			body: { data: { status: "cancelled", cancelReason: "is ill" } },
		});
		expect(await act("manager", id, "cancel", {})).toMatchObject({ status: 409, body: { code: "notBooked" } });
		expect((await act("teacher", id, "cancel", {})).status).toBe(403);
		const audited = await school.db
			.selectFrom("auditEntry")
			.where("recordId", "=", id)
			.select(["action", "changes"])
			.execute();
		expect(audited.map(({ action }) => action).sort()).toEqual(["cancel", "move"]);
		// What people said about somebody is no matter of the record of changes, which outlives his data.
		expect(JSON.stringify(audited)).not.toContain("is ill");
	});

	test("a lesson that somebody has moved meanwhile is neither moved nor called off from a page that shows it at its old time", async () => {
		const id = await book(7);
		const { startsAt } = (await school.bookings()).find((lesson) => lesson.id === id) ?? {};
		expect(await act("manager", id, "move", { slotId: slots[8]?.id, startsAt })).toMatchObject({ status: 200 });
		const changed = { status: 409, body: { code: "changed" } };
		expect(await act("manager", id, "cancel", { startsAt })).toMatchObject(changed);
		expect(await act("manager", id, "move", { slotId: slots[7]?.id, startsAt })).toMatchObject(changed);
		const moved = (await school.bookings()).find((lesson) => lesson.id === id);
		expect(moved).toMatchObject({ status: "booked", slotId: slots[8]?.id });
		expect(await act("manager", id, "cancel", { startsAt: moved?.startsAt })).toMatchObject({ status: 200 });
	});

	test("a free time is named and found by its weekday and date as the office writes them, and by what its teacher teaches", async () => {
		const find = async (words: string) => {
			const found = await office.ask<{ startsAt: string; titleRu: string; titleEn: string }[]>(
				"manager",
				path("trial-slots", `?perPage=100&sort=startsAt&order=asc&q=${encodeURIComponent(words)}`),
			);
			return found.body.data;
		};
		const [first] = await find("21.11.2026");
		expect(first).toMatchObject({ startsAt: "2026-11-21T07:00:00.000Z" });
		expect(first?.titleRu).toMatch(/^сб, 21 нояб\., 10:00, /);
		expect(first?.titleEn).toMatch(/^Sat, 21 Nov, 10:00, /);
		for (const words of ["21 нояб", "21 ноября", "суббота 21.11", "Saturday 21 Nov", "21 november 10:00"]) {
			expect((await find(words)).map(({ startsAt }) => startsAt.slice(0, 10))).toContain("2026-11-21");
		}
		expect(await find("среда")).toEqual([]);
		const text = { name: "Мария", role: "Ведёт Scratch", bio: "О себе" };
		await school.db
			.updateTable("teacher")
			.set({ text: JSON.stringify({ ru: text, en: text }) })
			.where("id", "=", school.otherId)
			.execute();
		const titles = (await find("scratch 10:00")).map(({ titleRu }) => titleRu);
		expect(titles[0]).toBe("сб, 21 нояб., 10:00, Мария · Ведёт Scratch");
		expect(titles.filter((title) => !title.endsWith("Мария · Ведёт Scratch"))).toEqual([]);
	});

	test("an absence tells the lessons in its way, in the record, in the list and in the queue of lessons", async () => {
		const id = await book(5);
		const away = {
			...{ teacherId: school.teacherId, note: "ill" },
			...{ startsAt: "2026-11-28T00:00:00.000Z", endsAt: "2026-11-29T00:00:00.000Z" },
		};
		const made = await office.ask("teacher", path("trial-time-off"), { method: "POST", body: away });
		expect(made).toMatchObject({ status: 201, body: { data: { conflicts: [{ id, name: "Анна" }] } } });
		const list = await office.ask("owner", path("trial-time-off"));
		expect(list.body.data).toMatchObject([{ conflicts: 1 }]);
		const queue = await office.ask("owner", path("trial-bookings", "?queue=conflict"));
		expect(queue.body.data).toMatchObject([{ id, isInConflict: true }]);
	});

	test("a teacher who has left leaves the lessons that are booked to be moved", async () => {
		const id = await book(12);
		const teacher = async () => (await office.ask<object>("editor", path("teachers", `/${school.otherId}`))).body.data;
		const setLeft = async (hasLeft: boolean) => {
			const body = { ...(await teacher()), hasLeft };
			return office.ask("editor", path("teachers", `/${school.otherId}`), { method: "PUT", body });
		};
		const conflicts = async () => {
			const { body } = await office.ask<{ id: string }[]>("manager", path("trial-bookings", "?queue=conflict"));
			return body.data.map((lesson) => lesson.id);
		};
		expect(await conflicts()).not.toContain(id);
		expect(await setLeft(true)).toMatchObject({ status: 200, body: { data: { hasLeft: true } } });
		expect(await conflicts()).toContain(id);
		const gone = await office.ask<{ id: string }[]>("editor", path("teachers", "?hasLeft=yes"));
		expect(gone.body.data).toMatchObject([{ id: school.otherId }]);
		expect((await setLeft(false)).status).toBe(200);
	});

	test("what came of a lesson is written down by its teacher from its start on", async () => {
		const id = await book(6);
		expect(await act("teacher", id, "outcome", { outcome: "came" })).toMatchObject({
			status: 409,
			body: { code: "notYet" },
		});
		clock.set("2026-12-05T07:30:00Z");
		expect((await act("teacher", id, "outcome", { outcome: "slept" })).status).toBe(400);
		expect(await act("teacher", id, "outcome", { outcome: "came", note: "Loops are clear" })).toMatchObject({
			status: 200,
			body: { data: { status: "done", outcome: "came", outcomeNote: "Loops are clear" } },
		});
	});

	test("a teacher neither gives hours of his own to another, nor reads of another's by their ids, deleted ones included", async () => {
		const windows = await school.db.selectFrom("trialWindow").select(["id", "teacherId"]).execute();
		const idOf = (teacherId: string) => windows.find((one) => one.teacherId === teacherId)?.id ?? "";
		const [own, other] = [idOf(school.teacherId), idOf(school.otherId)];
		const { data } = (await office.ask<{ id: string; version: number }>("teacher", path("trial-windows", `/${own}`)))
			.body;
		const given = { method: "PUT", body: { ...data, weekday: "sunday", teacherId: school.otherId } };
		expect((await office.ask("teacher", path("trial-windows", `/${own}`), given)).status).toBe(403);
		expect((await office.ask("teacher", path("trial-windows", `/${other}/history`))).status).toBe(404);
		const seen = async (list: string) =>
			(await office.ask<{ id: string }[]>("teacher", path("trial-windows", list))).body.data.map(({ id }) => id);
		expect(await seen(`?ids=${own},${other}`)).toEqual([own]);
		expect(
			(await office.ask("manager", path("trial-windows", `/${other}?version=1`), { method: "DELETE" })).status,
		).toBe(200);
		expect(await seen(`/removed?ids=${other}`)).toEqual([]);
		expect((await office.ask("manager", path("trial-windows", `/removed?ids=${other}`))).body.data).toHaveLength(1);
	});
});
