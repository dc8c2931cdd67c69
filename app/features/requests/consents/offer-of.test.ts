import { expect, test } from "vitest";
import { offerOf } from "./offer-of.ts";

test("only lessons one to one are sold under their own offer; every kind of group, one with a mentor too, under that of the groups", () => {
	expect(offerOf("individual")).toBe("offer-individual");
	for (const kind of ["group", "mini_group", "with_mentor", undefined] as const) {
		expect(offerOf(kind)).toBe("offer-group");
	}
});
