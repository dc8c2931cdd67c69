import type { Database } from "../../../../database/open-database.server.ts";
import type { OrderView } from "./order-view.ts";

type AgainLine = { readonly courseSlug: string; readonly tariffCode: string; readonly startId: string | undefined };

/** The same to be sold once more. */
export type AgainOrder = {
	readonly lines: readonly AgainLine[];
	/** Of the checkout: the promo code that is free again and, as an address names one course, the line where there is only one. */
	readonly query: string;
};

/** What sells the same once more; undefined unless an order has ended without money. A group in which there was no place any more is left out. */
export async function findAgain(
	db: Database,
	{ id, state, promoCode }: Pick<OrderView, "id" | "state" | "promoCode">,
): Promise<AgainOrder | undefined> {
	if (state !== "cancelled" && state !== "expired") return undefined;
	const rows = await db
		.selectFrom("courseOrderLine as line")
		.innerJoin("course", "course.id", "line.courseId")
		.innerJoin("tariff", "tariff.id", "line.tariffId")
		.where("line.orderId", "=", id)
		.orderBy("line.position")
		.select(["course.slug", "tariff.code", "line.startId", "line.place"])
		.execute();
	const lines = rows.map(({ slug, code, startId, place }) => ({
		courseSlug: slug,
		tariffCode: code,
		startId: place === "lost" ? undefined : (startId ?? undefined),
	}));
	const [line, ...others] = lines;
	if (!line) return undefined;
	const named = others.length === 0 && {
		course: line.courseSlug,
		tariff: line.tariffCode,
		...(line.startId && { start: line.startId }),
	};
	return { lines, query: new URLSearchParams({ ...named, ...(promoCode && { promo: promoCode }) }).toString() };
}
