import { sql, type Transaction } from "kysely";
import type { Schema } from "../../../../database/types.ts";

const SERIES = {
	ORB: "course_order_number",
	INV: "invoice_number",
} as const;

/** `ORB-2026-000123` for orders, `INV-…` for invoices; the digits never repeat, the year is that of the school. */
export async function nextNumber(db: Transaction<Schema>, series: keyof typeof SERIES, year: number): Promise<string> {
	const { rows } = await sql<{ serial: string }>`select nextval(${sql.lit(SERIES[series])})::text as serial`.execute(
		db,
	);
	return `${series}-${year}-${(rows[0]?.serial ?? "").padStart(6, "0")}`;
}
