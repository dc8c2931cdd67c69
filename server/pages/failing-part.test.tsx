import { Outlet } from "react-router";
import { expect, test, vi } from "vitest";
import * as entry from "../../app/entry.server.tsx";
import type { Visitor } from "../../app/request-context.server.ts";
import { deferUntilSeen, deferUntilSign } from "../../app/ui/deferred/defer-until-seen.tsx";
import { buildOfDoors, HALL, openRouterSchool } from "./router-school.fixture.ts";
import { createRouterRun } from "./run-router.ts";

const MISSING = new Error("Cannot find module");

/** A part whose code cannot be read the first times it is asked for; a page that lacks it asks once more by itself. */
function lostAtFirst(times = 2) {
	const load = vi.fn(async () => ({ default: () => <p>The part</p> }));
	for (let time = 0; time < times; time++) load.mockRejectedValueOnce(MISSING);
	return load;
}

function openRun(Page: () => React.ReactNode) {
	const failed = vi.fn();
	const hall = { ...HALL, module: { default: Outlet, ErrorBoundary: () => null } };
	const door = { id: "door", parentId: HALL.id, path: "order/:token", module: { default: Page } };
	const run = createRouterRun(buildOfDoors([hall, door], entry), openRouterSchool({ log: { error: failed } }));
	async function ask() {
		const request = new Request("http://localhost:3000/order/Ab_C-1");
		const { response, body } = await run(request, { requestId: "r-1" } as Visitor);
		return { status: response.status, body: body.toString() };
	}
	return { ask, failed };
}

test.each([
	["until it is seen", deferUntilSeen],
	["until a sign of the visitor", deferUntilSign],
])("a part put off %s that could not be read fails one page at once, by name, and not the next", async (_, defer) => {
	const load = lostAtFirst();
	const Part = defer(load);
	const { ask, failed } = openRun(() => <Part />);
	expect((await ask()).status).toBe(500);
	expect(failed.mock.calls).toEqual([
		["A page failed", { failureId: expect.any(String), requestId: "r-1", path: "/order/…", error: MISSING }],
	]);
	expect(await ask()).toEqual({ status: 200, body: expect.stringContaining("The part") });
	await ask();
	expect(load).toHaveBeenCalledTimes(3);
	expect(failed).toHaveBeenCalledOnce();
});

test("a part that can be read at the second try costs nobody the page", async () => {
	const load = lostAtFirst(1);
	const Part = deferUntilSeen(load);
	const { ask, failed } = openRun(() => <Part />);
	expect(await ask()).toEqual({ status: 200, body: expect.stringContaining("The part") });
	expect(load).toHaveBeenCalledTimes(2);
	expect(failed).not.toHaveBeenCalled();
});

test("a page of which two parts fail is one line of the log", async () => {
	const [First, Second] = [deferUntilSeen(lostAtFirst()), deferUntilSign(lostAtFirst())];
	const { ask, failed } = openRun(() => [<First key="1" />, <Second key="2" />]);
	expect((await ask()).status).toBe(500);
	expect(failed).toHaveBeenCalledOnce();
});

test("a page that fails as a whole is one line too", async () => {
	const { ask, failed } = openRun(() => {
		throw MISSING;
	});
	expect((await ask()).status).toBe(500);
	expect(failed.mock.calls).toEqual([["A page failed", expect.objectContaining({ error: MISSING })]]);
});
