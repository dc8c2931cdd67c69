import type { ServerBuild } from "react-router";
import { parseEnvironment } from "../../app/platform/environment.server.ts";
import { createLog } from "../../app/platform/log.server.ts";
import type { School, SchoolLimits } from "../../app/request-context.server.ts";

type Door = { readonly id: string; readonly parentId?: string; readonly path: string; readonly module: object };

/** What the router is built of: doors of a test's own, the hall among them, and the entry that answers with a page. */
export function buildOfDoors(doors: readonly Door[], entry: object): ServerBuild {
	const manifest = doors.map(({ module: _, ...door }) => [door.id, door]);
	const build: unknown = {
		entry: { module: entry },
		routes: Object.fromEntries(doors.map((door) => [door.id, door])),
		assets: { entry: { imports: [], module: "" }, routes: Object.fromEntries(manifest), url: "", version: "" },
		basename: "/",
		future: {},
		ssr: true,
		routeDiscovery: { mode: "initial" },
	};
	return build as ServerBuild;
}

/** The hall that draws nothing itself. */
export const HALL: Door = { id: "root", path: "", module: { default: () => null } };

type Parts = { readonly log?: Partial<School["log"]>; readonly limits?: Partial<SchoolLimits> };

/** As much of a school as the router itself asks for, at one and the same moment. */
export function openRouterSchool({ log, limits = {} }: Parts = {}): School {
	const school: unknown = {
		environment: parseEnvironment({ NODE_ENV: "test" }),
		clock: { now: () => new Date("2026-11-26T12:00:00Z") },
		limits,
		log: { ...createLog("silent"), ...log },
	};
	return school as School;
}
