import type { Database } from "../../../../database/open-database.server.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { eachRow } from "../../../platform/each-row.server.ts";
import type { Log } from "../../../platform/log.server.ts";
import type { TrialRules } from "../trial-rules.ts";
import { refreshSlots } from "./refresh-slots.server.ts";

/** Refreshes the times of every teacher who has or had any, each in a transaction of its own. */
export async function refreshAllSlots(
	db: Database,
	{ now, rules }: { now: Date; rules: TrialRules },
	{ log }: { readonly log: Log },
): Promise<void> {
	const teachers = await db
		.selectFrom("teacher")
		.where((where) =>
			where.or([
				where.exists(where.selectFrom("trialWindow").whereRef("trialWindow.teacherId", "=", "teacher.id").select("id")),
				where.exists(where.selectFrom("trialSlot").whereRef("trialSlot.teacherId", "=", "teacher.id").select("id")),
			]),
		)
		.select("id")
		.execute();
	const refresh = async (teacherId: string) => {
		await inTransaction(db, (transaction) => refreshSlots(transaction, { teacherId, now, rules }));
		return true;
	};
	await eachRow(teachers, ({ id }) => refresh(id), { log, what: "teacher" });
}
