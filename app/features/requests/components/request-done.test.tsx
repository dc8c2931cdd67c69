import { expect, test } from "vitest";
import { drawInRussian } from "../../../../tests/fixtures/draw-in-russian.tsx";
import type { RequestConfirmation } from "../pages/get-request-confirmation.server.ts";
import { Received } from "./request-done.tsx";

const callBack: RequestConfirmation = {
	...{ number: 1042, token: "secret", kind: "callback", status: "new", name: "Екатерина", channel: "phone" },
	...{ handle: null, wishedAt: null, message: null, createdAt: new Date("2026-11-20T09:00:00Z"), owner: null },
	...{ promise: undefined, course: undefined, discount: undefined, place: undefined, canPickTime: false },
	...{ phone: { number: "+78005553535", label: "8 800 555-35-35" }, zone: "Europe/Moscow" },
};

test("a request that keeps nothing lists nothing", () => {
	expect(drawInRussian(<Received confirmation={callBack} />)).not.toContain("<ul");
	const about = { ...callBack, course: { title: "Scratch" } };
	expect(drawInRussian(<Received confirmation={about} />)).toMatch(/<ul[^>]*>.*Scratch/);
});
