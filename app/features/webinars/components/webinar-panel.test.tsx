import { expect, test, vi } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import { translatorOf } from "../../../i18n/translator-of.ts";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { WebinarView } from "../webinar-view.ts";
import { WebinarPanel } from "./webinar-panel.tsx";

vi.mock("./webinar-form.tsx", () => ({ WebinarForm: () => null }));

const draw = (phase: WebinarView["phase"], isFull = false) => {
	const webinar = { kind: "live", phase, isFull, isCancelled: false } as WebinarView;
	const panel = <WebinarPanel form={{} as RequestFormView} refused={undefined} webinar={webinar} />;
	return drawInRussian(panel).replaceAll("\u00a0", " ");
};

test("the way in is promised for its moment, and at once as soon as it is open", () => {
	expect(draw("coming")).toContain("появится на вашей личной странице за десять минут до начала");
	for (const phase of ["opening", "live"] as const) {
		expect(draw(phase), phase).toContain("будет на вашей личной странице сразу, как вы запишетесь");
		expect(draw(phase), phase).not.toContain("за десять минут");
	}
	expect(draw("live", true)).not.toContain("личной странице");
});

test("where nobody can register any more the page says why, and has the recording while there is one", () => {
	const replay = {
		address: "https://video.example/1",
		from: new Date("2026-11-21T09:00:00Z"),
		until: new Date("2026-12-01T09:00:00Z"),
	};
	const drawEnded = (changes: object) => {
		const dates = { startsAt: new Date("2026-11-20T16:00:00Z"), zone: "Europe/Moscow" };
		const webinar = { kind: "live", isFull: false, isCancelled: false, replay: undefined, ...dates, ...changes };
		const panel = <WebinarPanel form={undefined} refused={undefined} webinar={webinar as WebinarView} />;
		return drawInRussian(panel).replaceAll("\u00a0", " ");
	};
	expect(drawEnded({ phase: "replay", replay })).toMatch(
		/Эфир прошёл 20 ноября\. .*1 декабря 2026.*href="https:\/\/video\.example\/1"/,
	);
	const preparing = drawEnded({ phase: "preparing", replay: { ...replay, address: undefined } });
	expect(preparing).toMatch(/откроется здесь 21 ноября в 12:00/);
	expect(preparing).not.toContain("Смотреть запись");
	expect(drawEnded({ phase: "over" })).toContain("Эфир был 20 ноября. Записи нет.");
	const off = drawEnded({ phase: "coming", isCancelled: true, replay });
	expect(off).toContain("Вебинар отменён");
	expect(off).not.toContain("video.example");
	for (const html of [preparing, off]) expect(html).toMatch(/<a [^>]*href="\/webinars"[^>]*>Другие вебинары/);
});

test.each(["registerNote", "registerNoteOpen"] as const)(
	"who registers in English learns the language of the webinar (%s)",
	(note) => {
		expect(translatorOf("en", "webinars.panel")(note, { kind: "live" })).toContain("The webinar is in Russian.");
	},
);
