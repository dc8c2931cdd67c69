import { expect, test } from "vitest";
import { askedKind, offerOf } from "./offer-of.ts";

test("only lessons one to one are sold under their own offer; every kind of group, one with a mentor too, under that of the groups", () => {
	expect(offerOf("individual")).toBe("offer-individual");
	for (const kind of ["group", "mini_group", "with_mentor", undefined] as const) {
		expect(offerOf(kind)).toBe("offer-group");
	}
});

test("a form is about the tariff that it names, and without one about the only kind of lessons of its course", () => {
	const [solo, group] = [
		{ code: "solo", kind: "individual" },
		{ code: "crew", kind: "group" },
	] as const;
	expect(askedKind([solo, group], "solo")).toBe("individual");
	expect(askedKind([solo, { ...solo, code: "best" }], undefined)).toBe("individual");
	for (const code of [undefined, "unknown"]) expect(askedKind([solo, group], code)).toBeUndefined();
	expect(askedKind([], undefined)).toBeUndefined();
});
