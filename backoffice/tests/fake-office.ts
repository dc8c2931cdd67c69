import { randomUUID } from "node:crypto";

type FakeRecord = Record<string, unknown> & { id: string; version: number };
type Handler = (request: Request) => Promise<Response>;

export type FakeOffice = {
	readonly fetch: Handler;
	/** Every request that was made, as `METHOD path?query`. */
	readonly asked: string[];
	readonly records: Map<string, FakeRecord[]>;
	/** The next request is answered with this instead. */
	answerNext(status: number, body: object, headers?: Record<string, string>): void;
};

const json = (status: number, body: object, headers: Record<string, string> = {}) =>
	Response.json(body, { status, headers });

/** The contract of `/api/admin` over lists in memory, for tests of what talks to it. */
export function createFakeOffice(seed: Record<string, Record<string, unknown>[]>): FakeOffice {
	const records = new Map(
		Object.entries(seed).map(([name, rows]): [string, FakeRecord[]] => [
			name,
			rows.map((row) => ({ id: randomUUID(), version: 1, ...row })),
		]),
	);
	const asked: string[] = [];
	const prepared: Response[] = [];
	return {
		records,
		asked,
		answerNext: (status, body, headers) => void prepared.push(json(status, body, headers)),
		async fetch(request) {
			const url = new URL(request.url);
			request.signal.throwIfAborted();
			asked.push(`${request.method} ${url.pathname}${url.search}`);
			const next = prepared.shift();
			if (next) return next;
			const [resource = "", id, rest] = url.pathname.replace(/^.*\/api\/admin\//, "").split("/");
			const rows = records.get(resource);
			if (!rows) return json(404, { code: "notFound" });
			return id === undefined ? answerAll(rows, url, request) : answerOne(rows, { id, rest, url, request });
		},
	};
}

async function answerAll(rows: FakeRecord[], url: URL, request: Request): Promise<Response> {
	if (request.method === "POST") {
		const record = { ...((await request.json()) as object), id: randomUUID(), version: 1 };
		rows.push(record);
		return json(201, { data: record });
	}
	const ids = url.searchParams.get("ids")?.split(",");
	const q = url.searchParams.get("q")?.toLowerCase() ?? "";
	const found = rows
		.filter((row) => !ids || ids.includes(row.id))
		.filter((row) => JSON.stringify(row).toLowerCase().includes(q));
	const page = Number(url.searchParams.get("page") ?? 1);
	const perPage = Math.min(Number(url.searchParams.get("perPage") ?? 25), 100);
	return json(200, { data: found.slice((page - 1) * perPage, page * perPage), total: found.length });
}

type OneRequest = { id: string; rest: string | undefined; url: URL; request: Request };

async function answerOne(rows: FakeRecord[], { id, rest, url, request }: OneRequest): Promise<Response> {
	const index = rows.findIndex((row) => row.id === id);
	const record = rows[index];
	if (!record) return json(404, { code: "notFound" });
	if (rest === "history") return json(200, { data: [], total: 0 });
	if (rest) return json(200, { data: { ...record, done: rest, input: await request.json() } });
	if (request.method === "DELETE") {
		if (Number(url.searchParams.get("version")) !== record.version)
			return json(409, { code: "conflict", data: record });
		rows.splice(index, 1);
		return json(200, { data: { id } });
	}
	if (request.method !== "PUT") return json(200, { data: record });
	const sent = (await request.json()) as FakeRecord;
	if (sent.version !== record.version) return json(409, { code: "conflict", data: record });
	rows[index] = { ...sent, id, version: record.version + 1 };
	return json(200, { data: rows[index] });
}
