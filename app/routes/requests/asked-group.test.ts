import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "../../../database/open-database.server.ts";
import { buildCourse } from "../../../tests/fixtures/build-course.ts";
import { knockAtDoor } from "../../../tests/fixtures/knock-at-door.ts";
import { seedTestSchool } from "../../../tests/fixtures/seed-test-school.ts";
import { openTestDatabase } from "../../../tests/fixtures/test-database.ts";
import { receiveRequest } from "./receive-request.server.ts";
import { loader } from "./request.tsx";
import "../../../tests/fixtures/all-words.ts";

const NOON = new Date("2026-11-18T09:00:00Z");
const TRIAL = "/request?kind=trial&course=test-course";

/** Three tariffs, the dearest one to one, each with a group of its own and two places. */
function mixedCourse() {
	const [crew] = buildCourse().tariffs;
	const [group] = buildCourse().starts;
	if (!crew || !group) throw new Error("no tariff");
	const tariff = (code: string, kind: "mini_group" | "individual", name: string) => ({
		...{ ...crew, code, kind, recommended: false, old_price: null, sale_days: null },
		...{ ru: { ...crew.ru, name }, en: { ...crew.en, name } },
	});
	return buildCourse({
		tariffs: [crew, tariff("duo", "mini_group", "Дуэт"), tariff("solo", "individual", "Соло")],
		starts: ["solo", "duo", "group"].map((code, days) => ({
			...{ ...group, tariff: code, in_days: 7 + days, seats: 2, taken: 0 },
		})),
	});
}

function soloCourse() {
	const { tariffs, starts } = mixedCourse();
	const isSolo = ({ code, tariff }: { code?: string; tariff?: string }) => (code ?? tariff) === "solo";
	return buildCourse({ slug: "solo-course", tariffs: tariffs.filter(isSolo), starts: starts.filter(isSolo) });
}

describe("a form of a course whose groups are of several tariffs", () => {
	let opened: OpenDatabase;
	let startOf: Record<string, string>;
	beforeAll(async () => {
		opened = await openTestDatabase();
		await seedTestSchool(opened.db, { now: NOON, courses: [mixedCourse(), soloCourse()] });
		const starts = await opened.db
			.selectFrom("start")
			.innerJoin("tariff", "tariff.id", "start.tariffId")
			.innerJoin("course", "course.id", "start.courseId")
			.where("course.slug", "=", "test-course")
			.select(["tariff.code", "start.id"])
			.execute();
		startOf = Object.fromEntries(starts.map(({ code, id }) => [code, id]));
	});
	afterAll(() => opened.close());
	beforeEach(() => opened.db.deleteFrom("contactRequest").execute());

	const take = async () => true;
	const school = {
		jobs: { send: async () => undefined },
		limits: { requestsByAddress: { take }, requestsByPhone: { take }, requestsByEmail: { take } },
	};
	const ask = (address: string, init: RequestInit = {}) =>
		knockAtDoor({ db: opened.db, now: NOON, address, init, school });

	async function formOf(address: string) {
		const { form } = await loader(ask(address));
		const offer = form.consents.find(({ kind }) => kind === "offer")?.path;
		return { tariffCode: form.tariffCode, offer, names: form.starts.map(({ tariffName }) => tariffName) };
	}

	async function send(address: string, start: string) {
		const body = new URLSearchParams({
			...{ name: "Анна", phone: "+7 903 123-45-67", channel: "call", childAge: "12", isRepresentative: "on", start },
			...{ privacy: "on", personalData: "on", offer: "on" },
		});
		const { answer } = await receiveRequest(ask(address, { method: "POST", body }));
		const place = answer.state === "sent" ? answer.confirmation.place?.tariffName : undefined;
		return { state: answer.state, refusal: answer.state === "errors" ? answer.refusal : undefined, place };
	}

	async function kept() {
		const request = await opened.db
			.selectFrom("contactRequest")
			.innerJoin("tariff", "tariff.id", "contactRequest.tariffId")
			.innerJoin("consent", "consent.requestId", "contactRequest.id")
			.where("consent.kind", "=", "offer")
			.select(["tariff.code", "consent.documentHash"])
			.executeTakeFirst();
		return [request?.code, request?.documentHash];
	}

	test("names the tariff of each, and offers only those that are sold under the offer it asks to accept", async () => {
		const groups = { tariffCode: undefined, offer: "/offer-group", names: ["Дуэт", "Экипаж"] };
		expect(await formOf(TRIAL)).toEqual(groups);
		expect(await formOf(`${TRIAL}&tariff=solo`)).toEqual({
			...{ tariffCode: "solo", offer: "/offer-individual", names: [undefined] },
		});
	});

	test("that is opened for one of them is a form of its tariff, under the offer of that", async () => {
		const solo = { tariffCode: "solo", offer: "/offer-individual", names: [undefined] };
		expect(await formOf(`${TRIAL}&start=${startOf.solo}`)).toEqual(solo);
		expect(await formOf(`${TRIAL}&start=${startOf.duo}`)).toMatchObject({ tariffCode: "duo", offer: "/offer-group" });
	});

	test("says which tariff it is about, where it is about one", async () => {
		const said = async (more: string) => (await loader(ask(`${TRIAL}${more}`))).form.tariffName;
		expect(await Promise.all([said(""), said("&tariff=solo"), said(`&start=${startOf.duo}`)])).toEqual([
			...[undefined, "Соло", "Дуэт"],
		]);
	});

	test("of lessons one to one alone needs no tariff named to be under their offer", async () => {
		const form = await formOf("/request?kind=trial&course=solo-course");
		expect(form).toEqual({ tariffCode: undefined, offer: "/offer-individual", names: ["Соло"] });
		const start = await opened.db
			.selectFrom("start")
			.where("id", "not in", Object.values(startOf))
			.select("id")
			.executeTakeFirstOrThrow();
		expect(await send("/request/submit?kind=trial&course=solo-course", start.id)).toMatchObject({ place: "Соло" });
		expect(await kept()).toEqual(["solo", "offer-individual-hash"]);
	});

	test.each([
		["the group chosen from the list", "", "duo", "Дуэт", "offer-group-hash"],
		["the lessons one to one that the address names", "&start=", "solo", "Соло", "offer-individual-hash"],
	])(
		"keeps the tariff of %s, the offer of that, and names it with the place",
		async (_what, named, code, name, hash) => {
			const start = startOf[code] ?? "";
			const address = `/request/submit?kind=trial&course=test-course${named && named + start}`;
			expect(await send(address, start)).toEqual({ state: "sent", refusal: undefined, place: name });
			expect(await kept()).toEqual([code, hash]);
		},
	);

	test("takes no place that is sold under another offer than the one that was accepted", async () => {
		const sent = await send("/request/submit?kind=trial&course=test-course", startOf.solo ?? "");
		expect(sent).toMatchObject({ state: "errors", refusal: "placeTaken" });
		expect(await opened.db.selectFrom("contactRequest").select("id").execute()).toEqual([]);
	});
});
