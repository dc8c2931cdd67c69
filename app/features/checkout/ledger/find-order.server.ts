import type { Database } from "../../../../database/open-database.server.ts";

/** An order by the customer's secret or, for staff, by its id. */
export type OrderName = { readonly token: string } | { readonly orderId: string };

/** The id of an order; undefined when there is none of that name. */
export async function findOrderId(db: Database, name: OrderName): Promise<string | undefined> {
	const [column, value] = "token" in name ? (["token", name.token] as const) : (["id", name.orderId] as const);
	const row = await db.selectFrom("courseOrder").where(column, "=", value).select("id").executeTakeFirst();
	return row?.id;
}
