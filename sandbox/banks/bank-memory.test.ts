import { appendFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { cardForm, type Json, openTestDesk, pathOf, SESSION, STRIPE } from "./test-desk.fixture.ts";

const SESSIONS = "/stripe/v1/checkout/sessions";

test("what a bank knows, and what it still has to tell, survives a kill with a torn last line", async () => {
	await using desk = await openTestDesk();
	const folder = await mkdtemp(join(tmpdir(), "banks-"));
	const file = join(folder, "log", "banks.jsonl");
	await desk.restart({ file, retryMs: [60_000] });
	const made = await desk.tbank("Init", desk.order());
	desk.answerWith(500);
	await desk.post(pathOf(made.PaymentURL), cardForm("2201382000000013"));
	expect(desk.heard).toHaveLength(2);
	await appendFile(file, '{"table":"tbank","row":{"id":');
	desk.answerWith(200);
	// A later start: the pause before the next try is over.
	await desk.restart({ file, now: () => new Date(Date.now() + 61_000) });
	expect(await desk.tbank("CheckOrder", { OrderId: "A-1" })).toMatchObject({ Payments: [{ Status: "CONFIRMED" }] });
	await expect.poll(() => desk.heard.length).toBe(4);
	await desk.restart({ file });
	expect((await readFile(file, "utf8")).trim().split("\n")).toHaveLength(3);
	await rm(folder, { recursive: true });
	expect(desk.heard).toHaveLength(4);
});

test("a bank that is never answered gives up", async () => {
	await using desk = await openTestDesk();
	desk.answerWith(500);
	const made = await desk.tbank("Init", desk.order());
	await desk.post(pathOf(made.PaymentURL), cardForm("2201382000000831"));
	const outcomes = async () => {
		const payments = (await (await fetch(`${desk.url()}/payments.json`)).json()) as { notices: Json[] }[];
		return payments[0]?.notices.map(({ outcome, tries }) => [outcome, tries]);
	};
	await expect.poll(outcomes).toEqual([["given-up", 3]]);
	expect(desk.heard).toHaveLength(3);
});

test("the page of the banks shows payments and switches them", async () => {
	await using desk = await openTestDesk();
	await desk.tbank("Init", desk.order({ OrderId: "<b>" }));
	const page = await (await fetch(`${desk.url()}/banks?lang=en`)).text();
	expect(page).toContain("&lt;b&gt;");
	const form = { "content-type": "application/x-www-form-urlencoded" };
	const switched = await desk.post("/switch?banks=1&lang=en", "channel=tbank&mode=html&count=1", form);
	expect([switched.status, switched.headers.get("location")]).toEqual([303, "./banks?banks=1&lang=en"]);
	expect((await desk.post("/tbank/v2/Init", {})).status).toBe(502);
	expect((await desk.post("/tbank/v2/Init", {})).status).toBe(200);
	for (const body of [
		{ channel: "bank", mode: "500" },
		{ channel: "tbank", mode: "x" },
		{ channel: "tbank", mode: "500", count: 0 },
	]) {
		expect((await desk.post("/switch", body)).status).toBe(400);
	}
	await fetch(`${desk.url()}/deliveries`, { method: "DELETE" });
	expect(await (await fetch(`${desk.url()}/payments.json`)).json()).toEqual([]);
});

test("pages have an address of their own where browsers come another way", async () => {
	await using desk = await openTestDesk();
	await desk.restart({ publicUrl: "https://demo.example/sandbox" });
	expect((await desk.tbank("Init", desk.order())).PaymentURL).toMatch(
		/^https:\/\/demo\.example\/sandbox\/tbank\/new\//,
	);
});

test("webhooks of the cabinets are taken and survive forgetting", async () => {
	await using desk = await openTestDesk();
	expect(
		(await desk.post("/webhooks", { stripe: `${desk.shopUrl}/s`, tbank: desk.shopUrl, yookassa: "nonsense" })).json(),
	).toEqual({
		stripe: `${desk.shopUrl}/s`,
	});
	expect((await desk.post("/webhooks", "{")).status).toBe(400);
	await fetch(`${desk.url()}/deliveries`, { method: "DELETE" });
	const session = (await desk.post(SESSIONS, SESSION, STRIPE)).json();
	await desk.post(pathOf(session.url), cardForm("4242424242424242"));
	expect(desk.heard).toMatchObject([{ type: "checkout.session.completed" }]);
});
