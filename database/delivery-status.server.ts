import { sql } from "kysely";
import type { DeliveryStatus } from "../app/shared/message-states.ts";
import { MOOT } from "../app/shared/moot-messages.ts";

const MOOT_REASONS: readonly string[] = Object.values(MOOT);

/** The delivery status of a message, beside a query of `outgoing_message`: one that was given up and that nobody has to fix is `moot`. */
export const deliveryStatus = sql<DeliveryStatus>`case
	when outgoing_message.status = 'failed' and outgoing_message.last_error = any(${MOOT_REASONS}::text[]) then 'moot'
	else outgoing_message.status end`;
