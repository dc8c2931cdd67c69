import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { buildBookingView, buildTrialView } from "../trial-view.fixture.ts";
import type { BookingView, TrialView } from "../trial-view.ts";
import { TrialBooked } from "./trial-booked.tsx";

const CALENDARS = { google: "https://calendar.example/google", outlook: "https://calendar.example/outlook" };

function draw(booking: Partial<BookingView>, trial: Partial<TrialView> = {}): string {
	const view = buildTrialView({ state: "booked", ...trial });
	const html = drawInRussian(<TrialBooked booking={buildBookingView(booking)} calendars={CALENDARS} trial={view} />);
	return html.replaceAll("\u00a0", " ");
}

test("the way in is a link from when it is open, before that the time when it will be, or who will tell it", () => {
	const opensAt = new Date("2026-11-18T08:50:00Z");
	const open = draw({ phase: "now", hasMeeting: true, meetingUrl: "https://meet.example/1" });
	expect(open).toMatch(/<a [^>]*href="https:\/\/meet\.example\/1"[^>]*>(?:<svg.*?<\/svg>)?Войти на урок/);
	const waiting = draw({ hasMeeting: true, opensAt });
	expect(waiting).toContain("Вход откроется здесь в 11:50");
	expect(waiting).not.toContain("Войти");
	expect(draw({ hasMeeting: false })).toContain("Как подключиться, расскажет менеджер");
	const over = draw({ phase: "over", hasMeeting: true });
	expect(over).toContain("Спасибо, что были с нами");
	expect(over).not.toMatch(/Вход откроется|Как подключиться/);
});

test("only a lesson that is ahead is put into calendars, called off or, where it may be, moved by the same clock", () => {
	const ahead = draw({}, { zone: "Asia/Omsk" });
	for (const address of ["/trial/t/trial.ics", CALENDARS.google, CALENDARS.outlook]) {
		expect(ahead).toContain(`href="${address}"`);
	}
	expect(ahead).toContain('href="/trial/t?move=1&amp;zone=Asia%2FOmsk"');
	expect(ahead).toMatch(/<button value="cancel"[^>]* name="intent"/);
	expect(ahead).toContain(`name="shown" value="${buildBookingView().startsAt.toISOString()}"`);
	const late = draw({}, { canMove: false });
	expect(late).not.toContain("move=1");
	expect(late).toContain('value="cancel"');
	for (const phase of ["now", "over"] as const) {
		expect(draw({ phase })).not.toMatch(/trial\.ics|calendar\.example|move=1|value="cancel"/);
	}
});

test("calling a lesson off takes two presses: the first says what will happen", () => {
	const html = draw({});
	const [, asked = ""] = html.match(/<details class="ask-twice">(.*?)<\/details>/) ?? [];
	expect(asked).toMatch(/^<summary [^>]*>Отменить урок<\/summary>.*сразу освободится.*value="cancel".*Да, отменить/);
	expect(html.replace(asked, "")).not.toContain('value="cancel"');
});
