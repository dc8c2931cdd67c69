import type { StaffAccounts } from "../../app/features/staff/open-staff-accounts.server.ts";
import type { FileStore } from "../../app/platform/file-store.server.ts";
import type { RateLimit } from "../../app/platform/rate-limit.server.ts";
import type { Resource } from "../../app/records/resource.ts";
import type { Staff } from "../../app/records/staff.ts";
import type { School } from "../../app/request-context.server.ts";
import type { ResourceName } from "../../app/shared/staff-rights.ts";
import type { StreetBindings } from "../street/street-app.ts";
import type { Metrics } from "../watch/metrics.ts";
import type { BoardChannel } from "./board-news.ts";

export type OfficeParts = {
	readonly school: School;
	readonly accounts: StaffAccounts;
	readonly resources: ReadonlyMap<ResourceName, Resource>;
	readonly board: BoardChannel;
	/** The files of the pictures that staff upload. */
	readonly store: FileStore;
	/** Forgets what pages of this process were made from; the others hear of a change by the database. */
	readonly forgetPages: () => void;
	/** Signs links to previews. */
	readonly secret: string;
	/** The limit for all other requests of staff, by person. */
	readonly officeLimit: RateLimit;
};

/** The metrics that the routes of the office add to. */
export type OfficeMetrics = Pick<Metrics, "answers" | "outages">;

/** What the routes of the API find in their context once the person is known. */
export type OfficeBindings = {
	Bindings: StreetBindings["Bindings"];
	Variables: StreetBindings["Variables"] & { staff: Staff; resource: Resource };
};
