import { expect, test, vi } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
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
