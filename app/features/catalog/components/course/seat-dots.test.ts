import { expect, test } from "vitest";
import { reach } from "../../../../../tests/reach-styles.ts";

test.each(["course", "roblox-course", "roblox-groups"])(
	"the dots of places have their styles on the page %s",
	(page) => {
		expect(reach(`app/routes/catalog/${page}.tsx`).styles).toContain(
			"app/features/catalog/components/course/seat-dots.css",
		);
	},
);
