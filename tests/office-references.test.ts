import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { may, RESOURCES, type ResourceName, ROLES } from "../app/shared/staff-rights.ts";

const SCREENS = join(import.meta.dirname, "../backoffice/src/resources");

/** Kinds of records that the list and the form of a resource name; fields of actions are shown to those who may act. */
function referencesOf(resource: ResourceName): ResourceName[] {
	const files = readdirSync(join(SCREENS, resource)).filter((file) => /(?<!-actions)\.tsx$/.test(file));
	const sources = files.map((file) => readFileSync(join(SCREENS, resource, file), "utf8")).join("\n");
	return [...sources.matchAll(/reference="([a-z-]+)"/g)].map(([, name]) => name as ResourceName);
}

test("whoever may read a record may look up what its list and its form name", () => {
	const all = RESOURCES.flatMap((resource) => referencesOf(resource).map((reference) => ({ resource, reference })));
	expect(all.length).toBeGreaterThan(20);
	const locked = all.flatMap(({ resource, reference }) =>
		ROLES.filter((role) => may(role, resource, "read") && !may(role, reference, "list")).map(
			(role) => `${role}: ${resource} names ${reference}`,
		),
	);
	expect(locked).toEqual([]);
});
