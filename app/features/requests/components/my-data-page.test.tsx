import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { MyData } from "../pages/get-my-data.server.ts";
import { MyDataPage } from "./my-data-page.tsx";

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

function draw(my: MyData, error?: string): string {
	const nothing = { consents: [], erasure: undefined, isSaved: false, lead: "" };
	return drawInRussian(<MyDataPage {...nothing} error={error} messengers={["whatsapp", "call"]} my={my} zone="UTC" />);
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
	expect(draw(MY, "closed")).toContain("<dd>@anna</dd>");
});

test("while it can be changed, it stands in the form alone", () => {
	const html = draw(MY);
	expect(html).toContain('value="@anna"');
	expect(html).not.toContain("<dd>@anna</dd>");
});
