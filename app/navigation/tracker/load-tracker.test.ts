import { expect, test } from "vitest";
import { trackerAddress } from "./load-tracker.ts";

test("the counter's address carries the project and the page", () => {
	const settings = { script_url: "https://cloud.roistat.com/api/site/1.0/{project_id}/init", project_id: "abc 1" };
	expect(trackerAddress(settings, "https://orbita.example/?utm_source=x&y=1")).toBe(
		"https://cloud.roistat.com/api/site/1.0/abc%201/init?referrer=https%3A%2F%2Forbita.example%2F%3Futm_source%3Dx%26y%3D1",
	);
});

test("a script of another name is told nothing", () => {
	const settings = { script_url: "https://cloud.roistat.com/dist/module.js", project_id: "abc" };
	expect(trackerAddress(settings, "https://orbita.example/")).toBe("https://cloud.roistat.com/dist/module.js");
});
