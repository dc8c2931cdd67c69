import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The names of the doors that print a page, out of the floor plan; those for robots and forms are no `.tsx`. */
export function listPageDoors(): string[] {
	const plan = readFileSync(join(import.meta.dirname, "..", "..", "..", "app", "routes.ts"), "utf8");
	return [...plan.matchAll(/\.tsx", id\("([\w-]+)"\)/g)].map(([, name = ""]) => name).toSorted();
}
