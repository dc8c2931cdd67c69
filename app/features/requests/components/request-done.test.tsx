import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { RequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { AlreadyWithUs, Received } from "./request-done.tsx";

function draw(values: Partial<RequestConfirmation>, onClose?: () => void): string {
	const confirmation = {
		...{ number: 7, token: "secret", kind: "callback", status: "new", name: "Анна", zone: "Europe/Moscow" },
		channel: "call",
		...{ canPickTime: false, phone: { number: "+78005553535", label: "8 800 555-35-35" } },
		...values,
	} as RequestConfirmation;
	return drawInRussian(<Received confirmation={confirmation} onClose={onClose} />).replaceAll("\u00a0", " ");
}

const NEWS = "Напишем вам, как только будут новости.";
const HELP = "Менеджер свяжется с вами";

test("while a call is promised, its moment alone is said", () => {
	const html = draw({ promise: "Менеджер перезвонит сегодня до 14:20 по Москве" });
	expect(html).toContain("до 14:20");
	for (const other of [NEWS, HELP, "Позвонить сейчас"]) expect(html).not.toContain(other);
});

test("a booked place is told with its tariff, and with its course where the request names another one", () => {
	const place = {
		...{ otherCourse: null, isPaused: false },
		...{ startsAt: new Date("2026-12-07T15:00:00Z"), zone: "UTC", tariffName: "Соло" },
		heldUntil: new Date("2026-11-21T09:00:00Z"),
	};
	expect(draw({ place })).toContain("</b> в группе с 7 декабря (тариф «Соло»), держим до 21 ноября");
	expect(draw({ place })).not.toContain("Речь о курсе");
	expect(draw({ place: { ...place, otherCourse: "Игры" } })).toContain(". Речь о курсе «Игры»");
});

test("of a course that takes nobody it is said, and which one follows it", () => {
	const successor = { title: "Roblox Studio", category: "roblox", slug: "studio" };
	const course = { title: "Миры", pause: { status: "on_pause", successor } } as const;
	expect(draw({ course })).toContain("Курс «Миры», набор сейчас не идёт. Те же темы ведёт курс «Roblox Studio»");
	expect(draw({ course: { ...course, pause: null } })).toContain("<span>Курс «Миры»</span>");
});

test("the dialog is closed with the thought of what was promised: a call, or a message", () => {
	const promise = "Менеджер ответит";
	const close = (channel: RequestConfirmation["channel"]) => draw({ promise, channel }, () => undefined);
	expect(close("call")).toContain("Хорошо, жду звонка");
	for (const channel of ["telegram", "mail"] as const) {
		expect(close(channel)).toContain("Хорошо, буду ждать");
		expect(close(channel)).not.toContain("звонка");
	}
});

test("once the promised moment has passed, a manager is still to be expected, or called", () => {
	for (const status of ["new", "in_work", "no_answer", "thinking"] as const) {
		const html = draw({ status });
		for (const said of [HELP, "8 800 555-35-35", "Позвонить сейчас"]) expect(html, status).toContain(said);
		expect(html).not.toContain(NEWS);
	}
	const night = draw({ callLater: "Ответим завтра с 9:00. Наш номер:" });
	expect(night).toContain("Ответим завтра с 9:00. Наш номер:");
	expect(night).not.toContain("Позвонить сейчас");
});

test("nothing is to be expected of a request that is closed, or has its trial lesson", () => {
	for (const status of ["trial_booked", "won", "lost", "spam"] as const) {
		for (const said of [HELP, NEWS, "8 800 555-35-35"]) expect(draw({ status }), status).not.toContain(said);
	}
});

test("where nobody calls, what comes instead is said", () => {
	expect(draw({ kind: "webinar" })).toContain(NEWS);
	expect(draw({ kind: "guide" })).toContain("Гид придёт письмом");
	expect(draw({ kind: "guide" })).not.toContain("8 800 555-35-35");
});

test("whoever asks again for a place that he has is led to it", () => {
	const own = (registration: string | null) => {
		const phone = { number: "+78005553535", label: "8 800 555-35-35" };
		const confirmation = { number: 7, token: "secret", kind: "webinar", zone: "Europe/Moscow", registration };
		const mine = { ...confirmation, createdAt: new Date("2026-11-18T09:00:00Z") } as RequestConfirmation;
		return drawInRussian(<AlreadyWithUs callLater={undefined} own={mine} phone={phone} promisesCall={false} />);
	};
	expect(own("place")).toMatch(/href="\/webinars\/joined\/place".*Моё место на\u00a0вебинаре/s);
	expect(own(null)).not.toContain("/webinars/joined");
});
