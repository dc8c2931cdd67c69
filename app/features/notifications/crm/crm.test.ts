import { expect, test } from "vitest";
import { MOOT } from "../../../shared/moot-messages.ts";
import { openTestSandbox, type TestSandbox } from "../delivery/sandbox.fixture.ts";
import { createCrm } from "./crm.server.ts";
import { buildCrmLead, type CrmRequest } from "./crm-lead.ts";

function buildRequest(changes: Partial<CrmRequest> = {}): CrmRequest {
	return {
		number: 10,
		kind: "trial",
		name: "Анна",
		surname: "Иванова",
		phone: "+79031234567",
		email: "anna@example.ru",
		channel: "telegram",
		handle: "@anna",
		courseTitle: "Roblox Studio",
		childAge: 10,
		utm: { utm_source: "yandex", medium: "cpc", gclid: "x" },
		roistat: "123456",
		officeUrl: "http://localhost:3000/admin/requests/1",
		...changes,
	};
}

/** A busy machine may take its time over an answer that does come. */
function crmAt({ url }: TestSandbox, timeoutMs = 20_000) {
	return createCrm({ apiBase: `${url}/crm`, token: "long-lived", timeoutMs });
}

test("a request becomes a lead with its contact, statistics and tags", async () => {
	await using sandbox = await openTestSandbox();
	const outcome = await crmAt(sandbox).createLead(buildCrmLead(buildRequest()));
	const [delivery] = await sandbox.done();
	expect(outcome).toEqual({ ok: true, externalId: delivery?.externalId });
	expect(delivery?.body).toEqual({
		name: "Заявка REQ-10: Пробный урок, Roblox Studio",
		custom_fields_values: [
			{ field_code: "UTM_SOURCE", values: [{ value: "yandex" }] },
			{ field_code: "UTM_MEDIUM", values: [{ value: "cpc" }] },
			{ field_code: "ROISTAT", values: [{ value: "123456" }] },
		],
		_embedded: {
			contacts: [
				{
					first_name: "Анна",
					last_name: "Иванова",
					custom_fields_values: [
						{ field_code: "PHONE", values: [{ value: "+79031234567", enum_code: "WORK" }] },
						{ field_code: "EMAIL", values: [{ value: "anna@example.ru", enum_code: "WORK" }] },
					],
				},
			],
			tags: [{ name: "Сайт" }, { name: "Пробный урок" }],
		},
	});
});

test.each([["down-after-doing-it"], ["slow"]])(
	"«%s»: a lead whose answer was lost is found, not made twice",
	async (mode) => {
		await using sandbox = await openTestSandbox();
		const crm = crmAt(sandbox);
		await crm.createLead(buildCrmLead(buildRequest({ number: 104 })));
		await sandbox.switchTo({ channel: "crm", mode });
		const lead = buildCrmLead(buildRequest());
		const impatient = mode === "slow" ? crmAt(sandbox, 200) : crm;
		expect(await impatient.createLead(lead)).toMatchObject({ ok: false, retry: true });
		const again = await crm.createLead(lead, 2);
		const leads = await sandbox.done();
		expect(leads).toHaveLength(2);
		expect(again).toEqual({ ok: true, externalId: leads[0]?.externalId });
	},
);

test("a lead that never arrived is made at the second attempt", async () => {
	await using sandbox = await openTestSandbox();
	await sandbox.switchTo({ channel: "crm", mode: "timeout" });
	const lead = buildCrmLead(buildRequest());
	expect(await crmAt(sandbox, 500).createLead(lead)).toEqual({ ok: false, retry: true, reason: "timed-out" });
	expect(await crmAt(sandbox).createLead(lead, 2)).toMatchObject({ ok: true });
	expect(await sandbox.done()).toHaveLength(1);
});

test("when the search fails nothing is made", async () => {
	await using sandbox = await openTestSandbox();
	await sandbox.switchTo({ channel: "crm", mode: "500" });
	const outcome = await crmAt(sandbox).createLead(buildCrmLead(buildRequest()), 2);
	expect(outcome).toEqual({ ok: false, retry: true, reason: "server-error 500" });
	expect(await sandbox.done()).toEqual([]);
});

test.each([
	["429", "rate-limited"],
	["500", "server-error 500"],
	["html", "server-error 502"],
])("the trouble «%s» is tried again later", async (mode, reason) => {
	await using sandbox = await openTestSandbox();
	await sandbox.switchTo({ channel: "crm", mode });
	expect(await crmAt(sandbox).createLead(buildCrmLead(buildRequest()))).toEqual({ ok: false, retry: true, reason });
});

test("a refused field is named, its value is not", async () => {
	await using sandbox = await openTestSandbox();
	const lead = { ...buildCrmLead(buildRequest()), tracking: { SECRET_FIELD: "private" } };
	const outcome = await crmAt(sandbox).createLead(lead);
	const reason = "refused 400: custom_fields_values.0.field_code NotSupportedChoice";
	expect(outcome).toEqual({ ok: false, retry: false, reason });
});

test("a token that ran out waits for a new one", async () => {
	await using sandbox = await openTestSandbox({ tokens: { crm: "another" } });
	const outcome = await crmAt(sandbox).createLead(buildCrmLead(buildRequest()));
	expect(outcome).toEqual({ ok: false, retry: true, retryAfterSeconds: 300, reason: "no-access 401" });
});

test.each([402, 403])("a lead waits until the account is paid for, or the ban over (%s)", async (status) => {
	const shut = async () => Response.json({ title: "No", status }, { status });
	const crm = createCrm({ apiBase: "https://school.amocrm.example", token: "token" }, shut);
	const outcome = await crm.createLead(buildCrmLead(buildRequest()));
	expect(outcome).toEqual({ ok: false, retry: true, retryAfterSeconds: 300, reason: `no-access ${status}` });
});

test("an address that is no CRM's is a failure that somebody has to mend", async () => {
	const elsewhere = async () => Response.json({ title: "Not Found", status: 404 }, { status: 404 });
	const crm = createCrm({ apiBase: "https://school.amocrm.example", token: "token" }, elsewhere);
	expect(await crm.createLead(buildCrmLead(buildRequest()))).toMatchObject({ ok: false, reason: "refused 404" });
});

test.each([
	["call", "Где ответить: Звонок"],
	["mail", "Где ответить: Почта"],
] as const)("the note names the way to answer %s as the form does", (channel, line) => {
	const { note } = buildCrmLead(buildRequest({ channel, handle: null }));
	expect(note.replaceAll("\u00a0", " ").split("\n")[0]).toBe(line);
});

test("of two leads of one request the older one is found", async () => {
	const leads = [9, 7].map((id) => ({ id, name: "Заявка REQ-10: Пробный урок" }));
	const found = async () => Response.json({ _embedded: { leads: [{ id: 1, name: "Заявка REQ-104" }, ...leads] } });
	const crm = createCrm({ apiBase: "https://school.amocrm.example", token: "token" }, found);
	expect(await crm.createLead(buildCrmLead(buildRequest()), 2)).toEqual({ ok: true, externalId: "7" });
});

test("a note is added to a lead that exists", async () => {
	await using sandbox = await openTestSandbox();
	const crm = crmAt(sandbox);
	const lead = buildCrmLead(buildRequest({ message: "Позвоните вечером", discountPercent: 20 }));
	const created = await crm.createLead(lead);
	const leadId = created.ok ? (created.externalId ?? "") : "";
	expect(await crm.addNote(leadId, lead.note)).toEqual({ ok: true, externalId: leadId });
	const gone = { ok: false, retry: false, reason: MOOT.noDeal };
	expect(await crm.addNote("1", lead.note)).toEqual(gone);
	expect(await crm.updateLead("1", { tracking: {}, price: 1, isWon: true })).toEqual(gone);
	expect(await crm.addNote("1/../2", lead.note)).toEqual({ ok: false, retry: false, reason: "bad-lead-id" });
	const [note] = await sandbox.done();
	expect(note).toMatchObject({ kind: "note", externalId: leadId, body: [{ params: { text: lead.note } }] });
	expect(lead.note.replaceAll("\u00a0", " ").split("\n")).toEqual([
		"Где ответить: Telegram @anna",
		"Возраст ребёнка: 10",
		"Скидка: 20 %",
		"Сообщение: Позвоните вечером",
		"Карточка: http://localhost:3000/admin/requests/1",
	]);
});

test("a request after the quiz is noted with its answers, the age of the child as it was answered", () => {
	const said = (question: "age" | "device", ru: string) => ({ question, text: { ru, en: "" } });
	const quizAnswers = [said("age", "11–12 лет"), said("device", "Ноутбук")];
	const { note } = buildCrmLead(buildRequest({ childAge: null, quizAnswers }));
	expect(note.replaceAll("\u00a0", " ").split("\n")).toEqual(
		expect.arrayContaining(["Возраст ребёнка: 11–12 лет", "Ответы на тест: 11–12 лет; Ноутбук"]),
	);
});

test("a request with nothing but a name and a phone is a lead too", () => {
	const lead = buildCrmLead({
		number: 3,
		kind: "callback",
		name: "Олег",
		phone: "+79030000000",
		channel: "call",
		utm: {},
		officeUrl: "http://localhost/admin/requests/3",
	});
	expect(lead).toMatchObject({ name: "Заявка REQ-3: Обратный звонок", tracking: {}, reference: "REQ-3" });
	expect(JSON.stringify(lead)).not.toMatch(/undefined|null/);
});
