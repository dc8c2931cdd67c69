import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "../fixtures/journey.ts";

const PAGES = [
	"/",
	"/en",
	"/children",
	"/en/basic",
	"/roblox/roblox-studio-start",
	"/en/data/data-analyst",
	"/programming/robotics-arduino",
	"/roblox-groups",
	"/compare?courses=scratch,godot-2d",
	"/reviews",
	"/faq",
	"/contacts",
	"/en/about",
	"/politica",
	"/cookies",
	"/tax?own=many&child1=64800",
	"/en/capital",
	"/politica?version=2&changes=1",
	"/information",
	"/sveden/employees",
	"/en/sveden/document",
	"/low-vision",
	"/guide",
	"/search?q=урок",
	"/en/search?q=zzzz",
	"/en/join-it",
	"/new-landing",
	"/bonus",
	"/request?kind=trial&course=scratch",
	"/basket",
	"/checkout?course=scratch&tariff=group",
	"/en/checkout?course=unity-developer&tariff=group&type=instalment_tbank&months=7&promo=NOPE",
	"/webinars",
	"/en/webinars/game",
	"/webinars/scratch-or-roblox",
	"/quiz_child_podhod",
	"/en/quiz_child_podhod?age=a11&experience=blocks&interest=games&device=weak&hours=medium",
	"/nope",
];

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in the ${colorScheme} theme`, () => {
		test.use({ colorScheme, reducedMotion: "reduce" });
		for (const path of PAGES) {
			test(`${path} has no fault that axe can find`, async ({ page }) => {
				await page.goto(path);
				await page.mouse.move(10, 10);
				await page.waitForLoadState("networkidle");
				const { violations } = await new AxeBuilder({ page }).analyze();
				expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
			});
		}
	});
}
