import type { Database } from "../../../../database/open-database.server.ts";

type Ordering = {
	/** Of the order that waits for its payment. */
	readonly token: string;
	/** Of the form that is sent now: one that is sent again is no second order. */
	readonly formKey: string;
	readonly lines: readonly { readonly courseSlug: string; readonly tariffCode: string }[];
};

/** Whether another form, in a second tab say, has ordered the same courses and tariffs. */
export async function isOrderedAlready(db: Database, { token, formKey, lines }: Ordering): Promise<boolean> {
	const ordered = await db
		.selectFrom("courseOrder")
		.innerJoin("courseOrderLine as line", "line.orderId", "courseOrder.id")
		.innerJoin("course", "course.id", "line.courseId")
		.innerJoin("tariff", "tariff.id", "line.tariffId")
		.where("courseOrder.token", "=", token)
		.where("courseOrder.formKey", "!=", formKey)
		.select(["course.slug as courseSlug", "tariff.code as tariffCode"])
		.execute();
	const names = (all: Ordering["lines"]) => all.map((line) => `${line.courseSlug}:${line.tariffCode}`).toSorted();
	return ordered.length > 0 && names(ordered).join() === names(lines).join();
}
