import { sql } from "kysely";
import type { Database } from "../../../../database/open-database.server.ts";

/** Whether the person of a request no longer agrees to the processing of his data: nobody may call him about it. */
export async function isProcessingWithdrawn(db: Database, requestId: string): Promise<boolean> {
	const { rows } = await sql`
		select 1 from consent
		where request_id = ${requestId}::uuid and kind = 'personal-data' and withdrawn_at is not null
			and not exists (select 1 from consent as given where given.request_id = consent.request_id
				and given.kind = consent.kind and given.granted and given.withdrawn_at is null)`.execute(db);
	return rows.length > 0;
}
