import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderView } from "./order-view.ts";

/**
 * The query of the checkout that sells the same once more, with the promo code that is free again; undefined unless an order of one line has
 * ended without money. A group in which there was no place any more is left out of it.
 */
export async function findAgain(
	db: Database,
	{ id, state, promoCode }: Pick<OrderView, "id" | "state" | "promoCode">,
): Promise<string | undefined> {
	if (state !== "cancelled" && state !== "expired") return undefined;
	const [line, ...others] = await db
		.selectFrom("courseOrderLine as line")
		.innerJoin("course", "course.id", "line.courseId")
		.innerJoin("tariff", "tariff.id", "line.tariffId")
		.where("line.orderId", "=", id)
		.select(["course.slug", "tariff.code", "line.startId", "line.place"])
		.execute();
	if (!line || others.length > 0) return undefined;
	const start = line.place === "lost" ? null : line.startId;
	return new URLSearchParams({
		course: line.slug,
		tariff: line.code,
		...(start && { start }),
		...(promoCode && { promo: promoCode }),
	}).toString();
}
