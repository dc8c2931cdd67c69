import type { Database } from "../../../../database/open-database.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { sendPayouts } from "./send-payouts.server.ts";

const BATCH = 50;

/** Retries refunds whose answer was lost and returns double payments, the longest untried first. @returns how many were tried. */
export async function carryOutRefunds(db: Database, deps: BankDeps): Promise<number> {
	const sending = await db
		.selectFrom("refundPayout")
		.where("state", "=", "sending")
		.groupBy("refundId")
		.orderBy((eb) => eb.fn.min("updatedAt"))
		.limit(BATCH)
		.select("refundId as id")
		.execute();
	const send = async (refundId: string) => {
		await sendPayouts(db, refundId, deps);
		return true;
	};
	return eachRow(sending, ({ id }) => send(id), { log: deps.log, what: "refund" });
}
