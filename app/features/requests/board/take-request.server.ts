import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import { inTransaction } from "../../../../database/transaction.server.ts";
import { fail, type Refusal, succeed } from "../../../shared/result.ts";
import { OPEN_STATES } from "./request-states.ts";
import type { StaffMember } from "./staff-member.ts";
import { tellBoard } from "./tell-board.server.ts";
import { writeEvent } from "./write-event.server.ts";

export type TakeResult =
	| { readonly ok: true; readonly value: undefined }
	/** `holder` is the present owner. */
	| { readonly ok: false; readonly code: "taken"; readonly holder: string }
	| Refusal<"notFound" | "wrongState">;

/**
 * Gives an open request to a member of staff: one update with a condition, so that of many who take it at once one becomes the owner and
 * the others learn who that is. Taking an own request again changes nothing.
 */
export async function takeRequest(
	db: Database,
	{ id, staff, now }: { id: string; staff: StaffMember; now: Date },
): Promise<TakeResult> {
	return inTransaction(db, async (transaction): Promise<TakeResult> => {
		const { rows } = await sql<{ wasNew: boolean }>`
			update contact_request set
				owner_id = ${staff.id}, owner = ${staff.name}, updated_at = ${now}, version = version + 1,
				status = case status when 'new' then 'in_work' else status end
			where id = ${id}::uuid and owner_id is null and merged_into is null and status in (${sql.join(OPEN_STATES)})
			returning status = 'in_work' and first_response_at is null as was_new`.execute(transaction);
		const [taken] = rows;
		if (!taken) {
			const request = await transaction
				.selectFrom("contactRequest")
				.where("id", "=", sql<string>`${id}::uuid`)
				.select(["ownerId", "owner", "status"])
				.executeTakeFirst();
			return refusal(request, staff);
		}
		// In work, unanswered and nobody's: there is no such state, so it was new a moment ago.
		if (taken.wasNew) {
			const details = { from: "new", to: "in_work" } as const;
			await writeEvent(transaction, { requestId: id, kind: "status", details, staff, now });
		}
		await writeEvent(transaction, { requestId: id, kind: "owner", details: { to: staff.name }, staff, now });
		await tellBoard(transaction, id);
		return succeed();
	});
}

function refusal(
	request: { ownerId: string | null; owner: string | null; status: RequestStatus } | undefined,
	staff: StaffMember,
): TakeResult {
	if (!request) return fail("notFound");
	if (request.ownerId === staff.id) return succeed();
	if (request.ownerId) return { ok: false, code: "taken", holder: request.owner ?? "" };
	return fail("wrongState");
}
