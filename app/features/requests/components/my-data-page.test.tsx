import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { Messenger } from "../../settings/site-settings.ts";
import type { MyConsent } from "../consents/get-my-consents.server.ts";
import type { MyData } from "../pages/get-my-data.server.ts";
import { MyDataPage, type MyDataPageProps } from "./my-data-page.tsx";

const MY: MyData = {
	number: 7,
	kind: "trial",
	status: "in_work",
	createdAt: new Date("2026-11-18T09:00:00Z"),
	name: "Анна",
	surname: null,
	phone: "+79031234567",
	email: null,
	channel: "whatsapp",
	handle: "@anna",
	childAge: 10,
	wishedAt: "после шести",
	message: "Есть ли каникулы?",
	courseTitle: null,
};

function draw(my: MyData, told: Partial<Pick<MyDataPageProps, "consents" | "erasure" | "error">> = {}): string {
	const nothing = { consents: [], erasure: undefined, error: undefined, isSaved: false, lead: "" };
	const messengers: Messenger[] = ["whatsapp", "call", "mail"];
	return drawInRussian(<MyDataPage {...nothing} {...told} messengers={messengers} my={my} zone="UTC" />);
}

test("what can no longer be changed is still read", () => {
	const facts = [...draw({ ...MY, status: "won" }).matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
		([, label, value]) => `${label}: ${value}`,
	);
	expect(facts.slice(-4)).toEqual([
		"Способ связи: WhatsApp",
		"Имя в\u00a0мессенджере: @anna",
		"Удобное время: после шести",
		"Вопрос или пожелание: Есть ли каникулы?",
	]);
	expect(draw(MY, { error: "closed" })).toContain("<dd>@anna</dd>");
});

test("while it can be changed, it stands in the form alone", () => {
	const html = draw(MY);
	expect(html).toContain('value="@anna"');
	expect(html).not.toContain("<dd>@anna</dd>");
});

test("letters are offered to who left an address, and to nobody else", () => {
	const channels = (my: MyData) => [...draw(my).matchAll(/name="channel"[^>]* value="(\w+)"/g)].map(([, name]) => name);
	expect(channels(MY)).toEqual(["whatsapp", "call"]);
	expect(channels({ ...MY, email: "anna@example.com" })).toEqual(["whatsapp", "call", "mail"]);
	expect(draw(MY, { error: "required" })).toContain("Обязательное поле");
});

const CONSENT: MyConsent = {
	id: "0198a000-0000-7000-8000-000000000001",
	kind: "personal-data",
	granted: true,
	createdAt: MY.createdAt,
	withdrawnAt: null,
	orderNumber: null,
	documentNumber: null,
	documentLocale: null,
	documentPath: undefined,
};

/** Where the form with this intent stands: folded away, or open to one press. */
function isFolded(html: string, intent: string): boolean {
	const before = html.slice(0, html.indexOf(`value="${intent}"`));
	return before.lastIndexOf("<details") > before.lastIndexOf("</details>");
}

test("what can't be taken back asks twice, mailings end by one press", () => {
	const erasure = { by: "requestId", due: undefined, refusal: undefined, isDone: false } as const;
	const of = (kind: MyConsent["kind"]) => draw(MY, { consents: [{ ...CONSENT, kind }], erasure });
	expect(isFolded(of("personal-data"), "withdraw")).toBe(true);
	expect(of("personal-data")).toContain("заявку закроем");
	expect(isFolded(of("personal-data"), "erase")).toBe(true);
	expect(isFolded(of("ads"), "withdraw")).toBe(false);
});
