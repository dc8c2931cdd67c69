import { expect, test } from "vitest";
import { readWidget } from "../../../app/features/blog/article/read-widget.ts";
import { WIDGETS } from "./widget-menu.tsx";

test("whatever the menu inserts is read by the page, and a widget of a course is of the chosen one", () => {
	const written = Object.values(WIDGETS).map((widget) => (typeof widget === "string" ? widget : widget("scratch")));
	const read = written.map((line) => {
		const [, name = "", attributes = ""] = /^::([\w-]+)(?:\{(.*)\})?$/.exec(line) ?? [];
		const [, key = "", value = ""] = /^(\w+)="(.*)"$/.exec(attributes) ?? [];
		return readWidget({ type: "leafDirective", name, attributes: key ? { [key]: value } : {} });
	});
	expect(read).toEqual([
		{ kind: "request-form", request: "consultation", course: undefined },
		{ kind: "course", slug: "scratch" },
		{ kind: "instalments", course: "scratch" },
		{ kind: "tax" },
	]);
});
