import { I18nContext } from "react-admin";
import { renderToString } from "react-dom/server";
import { beforeAll, expect, test, vi } from "vitest";
import type { QueuedRequest } from "../../providers/board.ts";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { Countdown, momentText } from "./countdown.tsx";

// Nothing ticks in a drawing of the server.
vi.mock("./use-second.ts", () => ({ useSecond: () => 0 }));

beforeAll(() => i18nProvider.changeLocale("ru"));

function draw(channel: QueuedRequest["channel"], isFirstCall: boolean): string {
	const request = { channel, isFirstCall, secondsLeft: 900, dueAt: "2026-11-18T06:15:00Z" };
	const html = renderToString(
		<I18nContext.Provider value={i18nProvider}>
			<Countdown isOpen={false} readAt={performance.now()} request={request} zone="Europe/Moscow" />
		</I18nContext.Provider>,
	);
	return html.replaceAll("\u00a0", " ");
}

test("a manager reads to call whom a call was promised, and to write to whoever chose a message", () => {
	expect(draw("call", true)).toMatch(/Позвонить до .*9:15/);
	expect(draw("call", false)).toMatch(/Перезвонить: .*9:15/);
	for (const channel of ["telegram", "whatsapp", "viber", "mail"] as const) {
		expect(draw(channel, true), channel).toMatch(/Написать до .*9:15/);
		expect(draw(channel, false), channel).toMatch(/Связаться снова: .*9:15/);
	}
});

test("a moment stays on one line", () => {
	const moment = momentText("2026-11-18T06:15:00Z", { locale: "ru", zone: "Europe/Moscow" });
	expect(moment.split(" ")).toHaveLength(1);
	expect(moment.replaceAll("\u00a0", " ")).toBe("18 нояб., 9:15");
});
