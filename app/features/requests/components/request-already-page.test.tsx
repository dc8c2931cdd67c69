import { expect, test } from "vitest";
import type { RequestKind } from "../../../../database/request-types.ts";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { RequestAlreadyPage } from "./request-already-page.tsx";

const PHONE = { number: "+78005553535", label: "8 800 555-35-35" };
const draw = (callLater: string | undefined, kind?: RequestKind) =>
	drawInRussian(<RequestAlreadyPage callLater={callLater} kind={kind} own={undefined} phone={PHONE} />);

test("while somebody answers, one may call now", () => {
	const html = draw(undefined);
	expect(html).toContain("Если удобнее позвонить самим, наш номер:");
	expect(html).toContain("Позвонить сейчас");
	expect(html.match(/href="tel:\+78005553535"/g)).toHaveLength(2);
});

test("while nobody answers, the number stands there with the hour, and nothing says now", () => {
	const html = draw("Если удобнее позвонить самим, ответим завтра с 9:00 по Москве. Наш номер:");
	expect(html).toContain("ответим завтра с 9:00 по Москве");
	expect(html).toContain("8 800 555-35-35");
	expect(html).not.toContain("сейчас");
	expect(html.match(/href="tel:\+78005553535"/g)).toHaveLength(1);
});

test("nobody is told of a manager who calls about what no call is promised for", () => {
	for (const kind of ["guide", "webinar", "waitlist"] as const) {
		expect(draw(undefined, kind), kind).not.toContain("Менеджер свяжется");
	}
	expect(draw(undefined, "trial")).toContain("Менеджер свяжется");
});

test("the answer is the one heading of its page, and the sentence below is read once", () => {
	const html = draw(undefined);
	expect(html.match(/<h[1-6]/g)).toEqual(["<h1"]);
	expect(html.match(/Вы\sуже\sотправляли\sзаявку/g)).toHaveLength(1);
});
