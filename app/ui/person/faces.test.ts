import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("faces beside words keep their width: their pictures may shrink, so to Firefox a row of them may become as narrow as it likes", () => {
	const [, row = ""] = /\.avatars \{([^{}]*)/.exec(readFileSync("app/ui/person/person.css", "utf8")) ?? [];
	expect(row).toContain("display: inline-flex");
	expect(row).toContain("flex: none");
});
