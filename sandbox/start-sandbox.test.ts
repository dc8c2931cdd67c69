import { appendFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Delivery } from "./delivery-book.ts";
import { type Sandbox, type SandboxOptions, startSandbox } from "./start-sandbox.ts";

let folder: string;
let sandbox: Sandbox;

async function open(options: Partial<SandboxOptions> = {}): Promise<void> {
	await sandbox?.stop();
	sandbox = await startSandbox({ port: 0, slowMs: 50, mailFolder: folder, ...options });
}

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "sandbox-"));
	await open();
});

afterEach(async () => {
	await sandbox.stop();
	await rm(folder, { recursive: true });
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return fetch(sandbox.url + path, { method: "POST", body: text, headers, redirect: "manual" });
}

const sendMessage = (body: unknown) => post("/telegram/bot1:token/sendMessage", body);
const crm = (path: string, body: unknown) => post(`/crm/api/v4/${path}`, body, { authorization: "Bearer t" });
const search = (query: string) =>
	fetch(`${sandbox.url}/crm/api/v4/leads?query=${encodeURIComponent(query)}`, {
		headers: { authorization: "Bearer t" },
	});

async function deliveries(): Promise<Delivery[]> {
	return (await (await fetch(`${sandbox.url}/deliveries.json`)).json()) as Delivery[];
}

const LEAD = {
	name: "Заявка REQ-7",
	_embedded: {
		contacts: [{ first_name: "Анна", custom_fields_values: [phone("+79031234567")] }],
		tags: [{ name: "site" }],
	},
};

function phone(value: string): object {
	return { field_code: "PHONE", values: [{ value, enum_code: "WORK" }] };
}

test("the Bot API takes a message and numbers it", async () => {
	await sendMessage({ chat_id: 1, text: "one" });
	const answer = await (await sendMessage({ chat_id: "-5", text: "<b>two</b> &lt;", parse_mode: "HTML" })).json();
	expect(answer).toMatchObject({ ok: true, result: { message_id: 2, text: "two <" } });
	expect((await deliveries()).map(({ externalId, done }) => [externalId, done])).toEqual([
		["2", true],
		["1", true],
	]);
});

test.each([
	["not JSON", "{", "can't parse JSON object"],
	["no chat", { text: "x" }, "chat_id is empty"],
	["a strange chat", { chat_id: "x y", text: "x" }, "chat not found"],
	["no text", { chat_id: 1, text: "" }, "message text is empty"],
	["a long text", { chat_id: 1, text: "x".repeat(4_097) }, "message is too long"],
	["bare signs in HTML", { chat_id: 1, text: "a < b", parse_mode: "HTML" }, "can't parse entities"],
])("the Bot API refuses %s", async (_, body, words) => {
	const response = await sendMessage(body);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({ ok: false, error_code: 400, description: `Bad Request: ${words}` });
	expect(await deliveries()).toMatchObject([{ done: false, answer: "400" }]);
});

test("unknown tokens and methods are refused as the services do it", async () => {
	await open({ tokens: { telegram: "1:right", crm: "right" } });
	expect((await sendMessage({ chat_id: 1, text: "x" })).status).toBe(401);
	expect((await post("/telegram/bot1:right/getMe", {})).status).toBe(404);
	const refused = await crm("leads/complex", [LEAD]);
	expect(refused.headers.get("content-type")).toContain("application/problem+json");
	expect(await refused.json()).toMatchObject({ title: "Unauthorized", status: 401 });
	expect((await post("/crm/api/v4/leads/complex", [LEAD])).status).toBe(401);
});

test("amoCRM takes leads with contacts, finds them by phone and by name, and takes notes", async () => {
	expect((await search("REQ-7")).status).toBe(204);
	const [created] = (await (await crm("leads/complex", [LEAD])).json()) as [{ id: number; contact_id: number }];
	expect(created).toMatchObject({ merged: false, contact_id: expect.any(Number) });
	for (const query of ["req-7", "7 (903) 123-45-67"]) {
		expect(await (await search(query)).json()).toMatchObject({
			_embedded: { leads: [{ id: created.id, name: LEAD.name }] },
		});
	}
	expect((await search("+79039999999")).status).toBe(204);
	const note = [{ note_type: "common", params: { text: "Повтор" } }];
	expect((await crm(`leads/${created.id}/notes`, note)).status).toBe(200);
	expect((await crm("leads/1/notes", note)).status).toBe(404);
	expect((await crm(`leads/${created.id}/notes`, [{}])).status).toBe(400);
});

test.each([
	["not a list", LEAD, ""],
	[
		"a field the account has not",
		[{ custom_fields_values: [{ field_code: "X" }] }],
		"custom_fields_values.0.field_code",
	],
	["two contacts", [{ _embedded: { contacts: [{}, {}] } }], "_embedded.contacts"],
])("amoCRM refuses %s and names the place", async (_, body, path) => {
	const response = await crm("leads/complex", body);
	expect(response.status).toBe(400);
	expect(await response.json()).toMatchObject({
		detail: "Request validation failed",
		"validation-errors": [{ errors: [{ path }] }],
	});
});

test("the switch lasts for its count and both services use their own words", async () => {
	expect((await post("/switch", { channel: "telegram", mode: "429", count: 2, retryAfter: 9 })).status).toBe(200);
	await post("/switch", { channel: "crm", mode: "500" });
	const answers = [1, 2, 3].map(() => () => sendMessage({ chat_id: 1, text: "x" }));
	const statuses: number[] = [];
	for (const answer of answers) {
		const response = await answer();
		statuses.push(response.status);
		if (response.status === 429) expect(await response.json()).toMatchObject({ parameters: { retry_after: 9 } });
	}
	expect(statuses).toEqual([429, 429, 200]);
	expect(await (await crm("leads/complex", [LEAD])).json()).toMatchObject({ status: 500 });
	expect((await deliveries()).map(({ done }) => done)).toEqual([false, true, false, false]);
});

test("a service may do its work and hang up, be slow, or answer with a page", async () => {
	await post("/switch", { channel: "crm", mode: "down-after-doing-it", count: 1 });
	await expect(crm("leads/complex", [LEAD])).rejects.toThrow();
	expect((await search("REQ-7")).status).toBe(200);
	await post("/switch", { channel: "crm", mode: "slow", count: 1 });
	expect((await search("REQ-7")).status).toBe(200);
	await post("/switch", { channel: "crm", mode: "html", count: 1 });
	expect((await search("REQ-7")).headers.get("content-type")).toContain("text/html");
});

test("a silent service lets go when the sandbox stops", async () => {
	await post("/switch", { channel: "telegram", mode: "timeout" });
	const waiting = sendMessage({ chat_id: 1, text: "x" }).catch(() => "let go");
	await sandbox.stop();
	expect(await waiting).toBe("let go");
});

test.each([
	["an unknown channel", { channel: "fax", mode: "ok" }],
	["an unknown mode", { channel: "crm", mode: "sleepy" }],
	["a count below one", { channel: "crm", mode: "500", count: 0 }],
	["not JSON", "{"],
])("the switch refuses %s", async (_, order) => {
	expect((await post("/switch", order)).status).toBe(400);
});

test("a body over the limit is refused and everything can be forgotten", async () => {
	expect((await sendMessage({ chat_id: 1, text: "x".repeat(70_000) })).status).toBe(413);
	await crm("leads/complex", [LEAD]);
	expect((await fetch(`${sandbox.url}/deliveries`, { method: "DELETE" })).status).toBe(204);
	expect(await deliveries()).toEqual([]);
	expect((await search("REQ-7")).status).toBe(204);
});

test("what was done survives a kill, a torn last line included", async () => {
	const file = join(folder, "log", "deliveries.jsonl");
	await open({ file });
	await crm("leads/complex", [LEAD]);
	await appendFile(file, '{"id":2,"channel":"cr');
	await open({ file });
	await sendMessage({ chat_id: 1, text: "after" });
	await open({ file });
	expect((await deliveries()).map(({ kind }) => kind)).toEqual(["message", "lead"]);
	expect((await search("REQ-7")).status).toBe(200);
});

test("a port that is taken is an error", async () => {
	await expect(startSandbox({ port: sandbox.port })).rejects.toThrow("EADDRINUSE");
});
