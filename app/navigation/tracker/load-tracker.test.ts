import { describe, expect, test } from "vitest";
import { trackerAddress } from "./load-tracker.ts";

const settings = { script_url: "https://cloud.roistat.com/api/site/1.0/{project_id}/init", project_id: "abc 1" };
const page = "https://orbita.example/?utm_source=x&y=1";
const BEGUN =
	"https://cloud.roistat.com/api/site/1.0/abc%201/init?referrer=https%3A%2F%2Forbita.example%2F%3Futm_source%3Dx%26y%3D1";

describe("the counter's address", () => {
	test("carries the project and the page", () => {
		expect(trackerAddress(settings, { page, cookies: "" })).toBe(BEGUN);
	});

	test("leads a browser that is in a visit to what keeps the visit, on a page that an advertisement led to as well", () => {
		const cookies = "theme=dark; roistat_visit=4711; roistat_first_visit=4711";
		expect(trackerAddress(settings, { page, cookies })).toBe("https://cloud.roistat.com/dist/module.js");
		expect(trackerAddress(settings, { page, cookies: "roistat_visit=4711" })).toBe(
			"https://cloud.roistat.com/dist/module.js",
		);
	});

	test.each(["roistat_visit=", "roistat_visit=; theme=dark", "roistat_first_visit=4711", "my_roistat_visit=4711"])(
		"begins a visit where the cookies are «%s»",
		(cookies) => expect(trackerAddress(settings, { page, cookies })).toBe(BEGUN),
	);

	test("is the script alone, and tells nothing, where the settings name another one", () => {
		const module = { script_url: "https://cloud.roistat.com/dist/module.js", project_id: "abc" };
		expect(trackerAddress(module, { page, cookies: "" })).toBe("https://cloud.roistat.com/dist/module.js");
	});
});
