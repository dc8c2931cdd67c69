import { expect, test } from "../fixtures/journey.ts";
import { ADDRESSES, BEHIND_SECRETS, NOWHERE, WITHOUT_A_LOOK } from "./accessibility/addresses.ts";
import { listPageDoors } from "./accessibility/list-page-doors.ts";
import { lookEverywhere } from "./accessibility/look-everywhere.ts";

test("every door that prints a page is looked behind", () => {
	const known = [...Object.keys(ADDRESSES), ...Object.keys(BEHIND_SECRETS), ...WITHOUT_A_LOOK];
	expect(known.toSorted()).toEqual(listPageDoors());
});

for (const path of Object.values(ADDRESSES).flat()) {
	test(`${path} has no fault, light or dark, enlarged or in the low-vision version`, async ({
		page,
		context,
		baseURL,
	}) => {
		test.slow();
		// The question about cookies would lie over what is looked at; states.spec.ts looks at it.
		await context.addCookies([{ name: "cookie_consent", value: "necessary.1", url: baseURL ?? "" }]);
		const answer = await page.goto(path);
		// One that leads nowhere would show what another door prints.
		expect(answer?.status() === 404, "not found").toBe(NOWHERE.includes(path));
		await page.mouse.move(10, 10);
		await page.waitForLoadState("networkidle");
		expect(await lookEverywhere(page)).toEqual([]);
	});
}
