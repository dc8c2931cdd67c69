import { expect, test } from "vitest";
import { orderByPlace } from "./order-by-place.ts";

test("refused fields are told in the order of the form, what is not drawn last", () => {
	const names = ["title", "tariffs.0.name", "tariffs.1.name", "slug", "starts"];
	const failures = ["hidden", "slug", "tariffs", "tariffs.1.name", "title"].map((path) => ({ path }));
	const told = orderByPlace(failures, names).map(({ path }) => path);
	expect(told).toEqual(["title", "tariffs", "tariffs.1.name", "slug", "hidden"]);
});
