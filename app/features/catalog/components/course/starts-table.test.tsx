import { expect, test } from "vitest";
import { drawInRussian } from "../../../../../tests/fixtures/draw-in-russian.tsx";
import { buildStartView } from "../../courses/course-cards.fixture.ts";
import { StartsTable } from "./starts-table.tsx";

test.each([
	["a place", 1, "kind=trial"],
	["a place that comes free", 0, "kind=waitlist"],
])("a row leads to %s under the tariff that it names", (_what, seatsFree, kind) => {
	const start = buildStartView({ id: "7", tariffCode: "solo", tariffName: "Соло", seatsFree });
	const html = drawInRussian(<StartsTable rows={[{ slug: "unity", start }]} />).replaceAll("&amp;", "&");
	expect(html).toContain("Соло");
	expect(html).toContain(`/request?${kind}&course=unity&tariff=solo&start=7`);
});
