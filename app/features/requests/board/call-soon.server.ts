import type { Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import { promiseSettings } from "../promise/promise-settings.server.ts";
import { promiseCall } from "../promise/promise-time.server.ts";
import { putAmongCalls } from "./put-among-calls.server.ts";

/** Has a request that nobody is to call yet called by the moment that somebody who asks now would be promised. */
export async function callSoon(db: Transaction<Schema>, { id, now }: { id: string; now: Date }): Promise<void> {
	const { respondBy } = promiseCall(now, promiseSettings(await getSiteSettings(db)));
	await putAmongCalls(db, { id, callAt: respondBy, now });
}
