import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { type Sandbox, startSandbox } from "./start-sandbox.ts";

let folder: string;
let sandbox: Sandbox;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "sandbox-"));
	sandbox = await startSandbox({ port: 0, mailFolder: folder });
});

afterEach(async () => {
	await sandbox.stop();
	await rm(folder, { recursive: true });
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
	const text = typeof body === "string" ? body : JSON.stringify(body);
	return fetch(sandbox.url + path, {
		method: "POST",
		body: text,
		headers: { authorization: "Bearer t", ...headers },
		redirect: "manual",
	});
}

const PHONE = { field_code: "PHONE", values: [{ value: "+79031234567", enum_code: "WORK" }] };
const LEAD = { _embedded: { contacts: [{ first_name: "Анна", custom_fields_values: [PHONE] }] } };

test("the page shows letters, messages and leads in both languages, and never as markup", async () => {
	await writeFile(join(folder, "2026-11-21T10-00-00.000Z-a.eml"), EML);
	await post("/telegram/bot1:t/sendMessage", {
		chat_id: 1,
		text: "<b>Заявка</b> http://localhost:3000/admin/requests/1",
		parse_mode: "HTML",
	});
	await post("/crm/api/v4/leads/complex", [{ ...LEAD, name: "<script>alert(1)</script>" }]);
	const russian = await (await fetch(`${sandbox.url}/`)).text();
	expect(russian).toContain("Заявка получена: урок");
	expect(russian).toContain('href="http://localhost:3000/my/t?a=1&amp;b=2"');
	expect(russian).toContain('href="http://localhost:3000/admin/requests/1"');
	expect(russian).toContain("+79031234567");
	expect(russian).toContain('http-equiv="refresh" content="5"');
	expect(russian).not.toMatch(/<script|undefined|\[object/);
	const english = await (await fetch(`${sandbox.url}/?lang=en&paused=1`)).text();
	expect(english).toContain('lang="en"');
	expect(english).not.toContain('http-equiv="refresh"');
});

test("a letter opens as designed and can do nothing", async () => {
	await writeFile(join(folder, "a.eml"), EML);
	const letter = await fetch(`${sandbox.url}/letters/a.eml`);
	expect(await letter.text()).toContain("<p>Перезвоним</p>");
	expect(letter.headers.get("content-security-policy")).toMatch(/^sandbox allow-popups; default-src 'none'/);
	expect((await fetch(`${sandbox.url}/letters/..%2Fa.eml`)).status).toBe(404);
	expect((await fetch(`${sandbox.url}/letters/b.eml`)).status).toBe(404);
});

test("the buttons of the page work without script", async () => {
	const response = await post("/switch?lang=en", "channel=telegram&mode=500", {
		"content-type": "application/x-www-form-urlencoded",
	});
	expect([response.status, response.headers.get("location")]).toEqual([303, "./?lang=en"]);
	expect((await post("/telegram/bot1:t/sendMessage", {})).status).toBe(500);
});

const TEXT = "Перезвоним сегодня: http://localhost:3000/my/t?a=1&b=2.";
/** The word is cut in the middle of a letter's bytes, as some programs do. */
const EML = [
	"From: school@example.ru",
	"To: anna@example.ru",
	`Subject: =?UTF-8?B?${Buffer.from("Заявка получена").subarray(0, 7).toString("base64")}?=`,
	` =?UTF-8?B?${Buffer.from("Заявка получена").subarray(7).toString("base64")}?= =?UTF-8?Q?=3A_=D1=83=D1=80=D0=BE=D0=BA?=`,
	"Content-Type: multipart/alternative;",
	' boundary="--_b"',
	"",
	"----_b",
	"Content-Type: text/plain; charset=utf-8",
	"Content-Transfer-Encoding: base64",
	"",
	Buffer.from(TEXT).toString("base64"),
	"----_b",
	"Content-Type: text/html; charset=utf-8",
	"Content-Transfer-Encoding: quoted-printable",
	"",
	"<p>=D0=9F=D0=B5=D1=80=D0=B5=D0=B7=D0=B2=D0=BE=",
	"=D0=BD=D0=B8=D0=BC</p>",
	"----_b--",
	"",
].join("\r\n");
