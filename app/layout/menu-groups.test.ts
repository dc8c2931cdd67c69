import { expect, test } from "vitest";
import { menuGroups, pathsOf } from "./menu-groups.ts";

const menu = {
	children: [{ path: "/games", title: "Games", cover: "cover-game", ages: undefined }],
	adults: [{ path: "/data", title: "Data", cover: "cover-data", ages: undefined }],
};

test("categories stand under their audience, the whole list after them", () => {
	const [children, adults] = menuGroups({ menu, untold: [] });
	expect(children && pathsOf(children)).toEqual(["/games", "/children", "/quiz_child_podhod"]);
	expect(adults && pathsOf(adults)).toEqual(["/data", "/basic", "/join-it"]);
});

test("no address stands in two groups", () => {
	const paths = menuGroups({ menu, untold: [] }).flatMap(pathsOf);
	expect(new Set(paths).size).toBe(paths.length);
});

test("pages that are not there stand in no group, and a group without any is left out", () => {
	const groups = menuGroups({ menu, untold: ["/about", "/join-it", "/roblox-course", "/roblox-groups"] });
	expect(groups.map(({ key }) => key)).toEqual(["children", "adults", "school"]);
	expect(groups.flatMap(pathsOf)).toContain("/blog");
	expect(groups.flatMap(pathsOf)).not.toContain("/about");
});
