import { expect, test } from "vitest";
import { EnvironmentError, parseEnvironment } from "../../app/platform/environment.server.ts";
import { expectOwnBasePath } from "./expect-own-base-path.ts";

const open = (basename: string | undefined, path: string) =>
	expectOwnBasePath({ basename }, parseEnvironment({ BASE_PATH: path }));

test("a build opens below the path that it was built for", () => {
	for (const path of ["", "/"]) open("/", path);
	open(undefined, "");
	for (const path of ["/school", "/school/"]) open("/school", path);
});

test("a build for another path says so instead of answering every page with 404", () => {
	expect(() => open("/", "/school")).toThrow("This program was built for BASE_PATH=/, not for /school/.");
	expect(() => open("/school", "")).toThrow("This program was built for BASE_PATH=/school/, not for /.");
	expect(() => open("/school", "/code")).toThrow(EnvironmentError);
});
