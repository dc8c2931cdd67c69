import type { Transaction } from "kysely";
import { z } from "zod";
import { AUDIENCES } from "../../app/shared/course-states.ts";
import type { PromoScope } from "../order-types.ts";
import type { Schema } from "../types.ts";
import { endOfDay, startOfDay } from "./days-of-zone.ts";

const text = z.string().trim().min(1);
const sums = z.object({ rub: z.int().positive(), usd: z.int().positive() });
const limit = z.int().positive().nullable();

export const promoCodesFileSchema = z.array(
	z
		.object({
			code: z.string().regex(/^[A-Z0-9]+$/),
			percent: z.int().min(1).max(100).optional(),
			sum: sums.optional(),
			scope: z.union([
				z.literal("all"),
				z.strictObject({ audience: z.array(z.enum(AUDIENCES)).min(1) }),
				z.strictObject({ categories: z.array(text).min(1) }),
				z.strictObject({ courses: z.array(text).min(1) }),
			]),
			first_order_only: z.boolean(),
			customer_limit: limit,
			total_limit: limit,
			minimum: sums.nullable(),
			days: limit,
			/** While the program is a demonstration the code holds again for so many days once it has ended; whole weeks. */
			repeat_days: z.int().positive().multipleOf(7).optional(),
			note: text,
		})
		.refine(({ percent, sum }) => (percent === undefined) !== (sum === undefined), "takes either percent or sum"),
);

export type PromoCodeFile = z.infer<typeof promoCodesFileSchema>[number];

/** Writes promo codes; whole days by the clock of the school, counted from the one of `now`. */
export async function insertPromoCodes(
	db: Transaction<Schema>,
	files: readonly PromoCodeFile[],
	{ now, zone }: { now: Date; zone: string },
): Promise<void> {
	for (const file of files) {
		const [scope, scopeValues] = readScope(file.scope);
		await db
			.insertInto("promoCode")
			.values({
				code: file.code,
				percent: file.percent ?? null,
				sumRub: file.sum ? file.sum.rub * 100 : null,
				sumUsd: file.sum ? file.sum.usd * 100 : null,
				scope,
				scopeValues,
				minimumRub: file.minimum ? file.minimum.rub * 100 : null,
				minimumUsd: file.minimum ? file.minimum.usd * 100 : null,
				totalLimit: file.total_limit,
				customerLimit: file.customer_limit,
				firstOrderOnly: file.first_order_only,
				validFrom: startOfDay(now, zone),
				validUntil: file.days ? endOfDay(now, { days: file.days, zone }) : null,
				repeatDays: file.repeat_days ?? null,
				note: file.note,
			})
			.execute();
	}
}

function readScope(scope: PromoCodeFile["scope"]): [PromoScope, string[]] {
	if (scope === "all") return ["all", []];
	if ("audience" in scope) return ["audience", scope.audience];
	return "categories" in scope ? ["categories", scope.categories] : ["courses", scope.courses];
}
