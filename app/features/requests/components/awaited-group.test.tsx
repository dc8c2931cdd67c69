import { afterEach, expect, test, vi } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { RequestFormView } from "../pages/request-form-view.ts";
import { RequestCard } from "./request-card.tsx";

const visitor = vi.hoisted(() => ({ zone: undefined as string | undefined }));
vi.mock("../../catalog/components/course/use-visitor-zone.ts", () => ({ useVisitorZone: () => visitor.zone }));
afterEach(() => {
	visitor.zone = undefined;
});

const AWAITED = { at: new Date("2027-01-15T16:00:00Z"), zone: "Europe/Moscow" };

function drawCard(awaited: RequestFormView["awaited"], tariffName?: string): string {
	const view = { kind: "waitlist", course: { slug: "unity", title: "Unity" }, awaited, tariffName } as RequestFormView;
	const card = (
		<RequestCard heading="h1" trialMinutes={30} view={view}>
			{null}
		</RequestCard>
	);
	return drawInRussian(card).replaceAll("\u00a0", " ");
}

test.each([
	[undefined, "Группа: 15 января, пятница, 19:00 по Москве<"],
	["Europe/Moscow", "Группа: 15 января, пятница, 19:00 по Москве<"],
	["Asia/Yekaterinburg", "Группа: 15 января, пятница, 19:00 по Москве, у вас 21:00<"],
	["Asia/Vladivostok", "Группа: 15 января, пятница, 19:00 по Москве, у вас 16 января, 02:00<"],
])("a waiting list of one group says which it is, to a visitor in %s", (zone, said) => {
	visitor.zone = zone;
	expect(drawCard(AWAITED)).toContain(said);
});

test("one of any group names none", () => {
	expect(drawCard(undefined)).toContain("Курс: Unity");
	expect(drawCard(undefined)).not.toContain("Группа");
});

test("a form that was opened from a tariff names it", () => {
	expect(drawCard(undefined, "Экипаж")).toContain("Курс: Unity, тариф «Экипаж»<");
});
