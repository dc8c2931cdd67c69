import type { readRequests } from "../../../../app/features/requests/office/read-requests.server.ts";
import type { Wire } from "../../providers/wire.ts";

/** A request as the API gives it; moments are ISO strings. */
export type RequestRecord = Wire<Awaited<ReturnType<typeof readRequests>>[number]>;
