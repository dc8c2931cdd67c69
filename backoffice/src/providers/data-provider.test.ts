import { HttpError } from "react-admin";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { createFakeOffice, type FakeOffice } from "../../tests/fake-office.ts";
import { createDataProvider } from "./data-provider.ts";

const provider = createDataProvider();
let office: FakeOffice;

beforeEach(() => {
	office = createFakeOffice({
		teachers: Array.from({ length: 130 }, (_, index) => ({ id: `t${index}`, slug: `teacher-${index}` })),
	});
	vi.stubGlobal("fetch", (path: string, init: RequestInit) =>
		office.fetch(new Request(new URL(path, "https://school.test"), init)),
	);
});

/** What a call failed with. */
async function failure(call: Promise<unknown>): Promise<HttpError> {
	const error = await call.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (error instanceof HttpError) return error;
	throw new Error("It did not fail with an HttpError");
}

describe("reading", () => {
	test("a list is asked for by page, order, search and filters", async () => {
		const { data, total } = await provider.getList("teachers", {
			pagination: { page: 2, perPage: 10 },
			sort: { field: "position", order: "DESC" },
			filter: { q: "teacher", planet: "sun", stack: "", none: null },
		});
		expect(office.asked).toEqual([
			"GET /api/admin/teachers?q=teacher&planet=sun&sort=position&order=desc&page=2&perPage=10",
		]);
		expect([data.length, total]).toEqual([10, 130]);
	});

	test("a page that is longer than the API gives is read in parts", async () => {
		const sort = { field: "id", order: "ASC" as const };
		const { data, total } = await provider.getList("teachers", {
			pagination: { page: 1, perPage: 1000 },
			sort,
			filter: {},
		});
		expect([data.length, total]).toEqual([130, 130]);
		expect(office.asked).toEqual(
			[1, 2].map((page) => `GET /api/admin/teachers?sort=id&order=asc&page=${page}&perPage=100`),
		);
	});

	test("many records are asked for a hundred at a time", async () => {
		const ids = Array.from({ length: 130 }, (_, index) => `t${index}`);
		const { data } = await provider.getMany("teachers", { ids });
		expect(data.map(({ id }) => id)).toEqual(ids);
		expect(office.asked.length).toBe(2);
	});

	test("records of another record are a filter", async () => {
		await provider.getManyReference("teachers", {
			target: "courseId",
			id: "c1",
			pagination: { page: 1, perPage: 5 },
			sort: { field: "id", order: "ASC" },
			filter: {},
		});
		expect(office.asked[0]).toBe("GET /api/admin/teachers?courseId=c1&sort=id&order=asc&page=1&perPage=5");
	});

	test("a read that nobody waits for any longer is given up", async () => {
		const controller = new AbortController();
		controller.abort();
		const read = provider.getOne("teachers", { id: "t1", signal: controller.signal });
		await expect(read).rejects.toMatchObject({ name: "AbortError" });
	});
});

describe("writing", () => {
	test("an update sends the whole record with the version that was read", async () => {
		const { data: read } = await provider.getOne("teachers", { id: "t1" });
		const { data } = await provider.update("teachers", {
			id: "t1",
			data: { ...read, slug: "new" },
			previousData: read,
		});
		expect(data).toMatchObject({ id: "t1", slug: "new", version: 2 });
	});

	test("the second of two editors is told, with the newest record", async () => {
		const { data: read } = await provider.getOne("teachers", { id: "t1" });
		await provider.update("teachers", { id: "t1", data: { ...read, slug: "first" }, previousData: read });
		const late = provider.update("teachers", { id: "t1", data: { ...read, slug: "second" }, previousData: read });
		const { status, body } = await failure(late);
		expect(status).toBe(409);
		expect(body).toMatchObject({ code: "conflict", data: { slug: "first", version: 2 } });
	});

	test("a delete of an older version is told, and leaves the newest as it is", async () => {
		await provider.update("teachers", { id: "t1", data: { slug: "renamed" }, previousData: { id: "t1", version: 1 } });
		const late = provider.delete("teachers", { id: "t1", previousData: { id: "t1", version: 1 } });
		expect(await failure(late)).toMatchObject({ status: 409, body: { code: "conflict", data: { slug: "renamed" } } });
		expect(office.records.get("teachers")?.find(({ id }) => id === "t1")).toBeDefined();
	});

	test("a new record is sent with the key of its form", async () => {
		const keys: (string | null)[] = [];
		vi.stubGlobal("fetch", async (_path: string, { headers }: RequestInit) => {
			keys.push(new Headers(headers).get("idempotency-key"));
			return Response.json({ data: { id: "new" } });
		});
		await provider.create("teachers", { data: {}, meta: { key: "of-this-form" } });
		await provider.create("teachers", { data: {} });
		expect(keys).toEqual(["of-this-form", null]);
	});

	test("a delete says which version was seen", async () => {
		await provider.delete("teachers", { id: "t1", previousData: { id: "t1", version: 1 } });
		await provider.deleteMany("teachers", { ids: ["t2", "t3"] });
		expect(office.asked.filter((line) => line.startsWith("DELETE"))).toEqual(
			["t1", "t2", "t3"].map((id) => `DELETE /api/admin/teachers/${id}?version=1`),
		);
	});

	test("a change of many reads each first, so that nobody's work is undone", async () => {
		await provider.updateMany("teachers", { ids: ["t4", "t5"], data: { planet: "sun" } });
		expect(office.records.get("teachers")?.slice(4, 6)).toMatchObject([
			{ slug: "teacher-4", planet: "sun", version: 2 },
			{ slug: "teacher-5", planet: "sun", version: 2 },
		]);
	});

	test("an action goes to its own address", async () => {
		const { data } = await provider.act("teachers", "t1", "give-back", { reason: "busy" });
		expect(office.asked).toEqual(["POST /api/admin/teachers/t1/give-back"]);
		expect(data).toMatchObject({ done: "give-back", input: { reason: "busy" } });
	});

	test("an export asks for the list on the screen by a short address: its words are sent beside it", async () => {
		const asked = vi.fn(async (_path: string, _init: RequestInit) => new Response("Имя\r\n"));
		vi.stubGlobal("fetch", asked);
		const query = { filter: { status: "open", q: "" }, sort: { field: "name", order: "ASC" } } as const;
		const file = await provider.exportList("invoices", query, { language: "ru", name: "Имя" });
		expect(await file.text()).toBe("Имя\r\n");
		const [path, init] = asked.mock.calls[0] ?? [];
		expect(path).toBe("/api/admin/invoices/export.csv?status=open&sort=name&order=asc");
		expect(init).toMatchObject({ method: "POST", body: '{"language":"ru","name":"Имя"}' });
	});

	test("an export that breaks off is none", async () => {
		const broken = new ReadableStream({ start: (stream) => stream.error(new TypeError("terminated")) });
		vi.stubGlobal("fetch", async () => new Response(broken));
		expect(await failure(provider.exportList("invoices", {}, {}))).toMatchObject({ message: "errors.offline" });
	});
});

describe("refusals", () => {
	const create = () => provider.create("teachers", { data: {} });

	test("errors of fields are keys of sentences at the path of the field", async () => {
		office.answerNext(400, { code: "invalid", errors: { slug: "reserved", "text.ru.name": "required", x: "strange" } });
		const { body } = await failure(create());
		expect(body.errors).toEqual({ slug: "errors.reserved", "text.ru.name": "errors.required", x: "errors.invalid" });
	});

	test.each([
		[403, { code: "forbidden" }, "errors.forbidden"],
		[409, { code: "inUse" }, "errors.inUse"],
		[409, { code: "somethingNew" }, "errors.failed"],
		[500, { code: "failed", id: "r1" }, "errors.failed"],
		[503, { code: "databaseAway" }, "errors.databaseAway"],
		[507, { code: "diskFull" }, "errors.diskFull"],
	])("%i %j is said as %s", async (status, body, message) => {
		office.answerNext(status, body);
		expect(await failure(create())).toMatchObject({ status, message });
	});

	test("a pause that the server asks for is passed on", async () => {
		office.answerNext(429, { code: "tooMany" }, { "retry-after": "30" });
		expect((await failure(create())).body).toMatchObject({ code: "tooMany", retryAfter: 30 });
	});

	test("no answer at all is said too", async () => {
		vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
		expect(await failure(create())).toMatchObject({ status: 0, message: "errors.offline" });
	});
});
