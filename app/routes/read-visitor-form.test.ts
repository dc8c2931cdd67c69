import { expect, test } from "vitest";
import { readVisitorForm } from "./read-visitor-form.server.ts";

function read(cookie: string, fields: Record<string, string> = { name: "Анна", roistat: "4711" }) {
	const init = { method: "POST", body: new URLSearchParams(fields), headers: { cookie } };
	return readVisitorForm(new Request("https://school.example/request/submit", init));
}

test("the number of the visit is taken from those alone who agree to be counted", async () => {
	expect(await read("locale=ru; cookie_consent=all.1")).toEqual({ name: "Анна", roistat: "4711" });
	expect(await read("cookie_consent=all.1", { name: "Анна" })).toEqual({ name: "Анна" });
	for (const cookie of ["", "cookie_consent=necessary.1", "cookie_consent=all.0"]) {
		expect(await read(cookie)).toEqual({ name: "Анна" });
	}
});
