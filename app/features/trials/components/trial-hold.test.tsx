import { expect, test, vi } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { MINUTE_MS } from "../../../shared/durations.ts";
import { buildBookingView, buildHoldView, buildTrialView } from "../trial-view.fixture.ts";
import type { HoldView, TrialView } from "../trial-view.ts";
import { TrialHold } from "./trial-hold.tsx";

// As in a page that has come to life.
vi.mock("../../../ui/countdown/use-second.ts", () => ({ useSecond: () => Math.floor(Date.now() / 1000) }));

/** The page of a time that is held for so many minutes and half of one more. */
function drawHeld(minutes: number, change: Partial<TrialView & HoldView> = {}): string {
	const madeAt = new Date();
	const until = new Date(madeAt.getTime() + minutes * MINUTE_MS + 30_000);
	const hold = buildHoldView({ until, ...change });
	return drawInRussian(
		<TrialHold hold={hold} madeAt={madeAt} refused={undefined} trial={buildTrialView({ ...change })} />,
	);
}

test("a time that is held for hours counts all of its minutes down", () => {
	expect(drawHeld(11)).toContain("<b>11</b>минут<");
	expect(drawHeld(71)).toContain("<b>71</b>минута<");
	expect(drawHeld(1439)).toContain("<b>1439</b>минут<");
	expect(drawHeld(1440)).toContain("<b>1440</b>минут<");
});

test.each([
	["day", "Пришлём подтверждение и напоминания за сутки и за час<"],
	["hour", "Пришлём подтверждение и напоминание за час<"],
	["none", "Пришлём подтверждение<"],
] as const)("the field of an e-mail promises the reminders that there will be: %s", (reminder, hint) => {
	expect(drawHeld(11, { hasEmail: false, reminder }).replaceAll("\u00a0", " ")).toContain(hint);
});

test("whoever moves a lesson reads that it stays until the new time is confirmed", () => {
	const said = "Урок 18 ноября в 12:00 остаётся за вами, пока вы не подтвердите новое время.";
	const booking = buildBookingView();
	expect(drawHeld(11, { booking }).replaceAll("\u00a0", " ")).toContain(said);
	for (const none of [undefined, buildBookingView({ status: "cancelled" })]) {
		expect(drawHeld(11, { booking: none })).not.toContain("остаётся");
	}
});
