import { sql, type Transaction } from "kysely";
import { z } from "zod";
import { followSlugs } from "../../../../database/follow-slugs.server.ts";
import type { Database } from "../../../../database/open-database.server.ts";
import { raised } from "../../../../database/raised.server.ts";
import type { Schema } from "../../../../database/types.ts";
import {
	optionalInstant,
	optionalMinorUnits,
	optionalWholeNumber,
	requiredText,
} from "../../../records/field-rules.ts";
import type { Acting, ListRule, Resource } from "../../../records/resource.ts";
import { lockRow, readRows } from "../../../records/row-version.server.ts";
import { AUDIENCES } from "../../../shared/course-states.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";
import { PROMO_SCOPES, PROMO_STATUSES } from "../../../shared/promo-states.ts";
import { fail, type Result, succeed } from "../../../shared/result.ts";
import { PROMO_USES } from "../ledger/promo-uses.server.ts";
import { carryCode } from "./carry-code.server.ts";

const MOST_MINOR = 1_000_000_00;

const promoSchema = z
	.object({
		code: z
			.string("required")
			.trim()
			.toUpperCase()
			.regex(/^[A-ZА-ЯЁ0-9_-]{3,32}$/, "code"),
		percent: optionalWholeNumber(1, 100),
		/** Minor units. */
		sumRub: optionalMinorUnits(1, MOST_MINOR),
		sumUsd: optionalMinorUnits(1, MOST_MINOR),
		scope: z.enum(PROMO_SCOPES, "required"),
		scopeValues: z.array(requiredText(80)).max(60, "tooMany"),
		minimumRub: optionalMinorUnits(1, MOST_MINOR),
		minimumUsd: optionalMinorUnits(1, MOST_MINOR),
		totalLimit: optionalWholeNumber(1, 1_000_000),
		customerLimit: optionalWholeNumber(1, 1000),
		firstOrderOnly: z.boolean("required"),
		validFrom: optionalInstant,
		validUntil: optionalInstant,
		status: z.enum(PROMO_STATUSES, "required"),
		note: z.string().trim().max(500, "tooLong"),
	})
	.superRefine(({ percent, sumRub, sumUsd, scope, scopeValues, validFrom, validUntil }, context) => {
		const complain = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
		const hasSum = sumRub !== null || sumUsd !== null;
		if ((percent !== null) === hasSum) complain("percent", "percentOrSum");
		if (scope !== "all" && scopeValues.length === 0) complain("scopeValues", "required");
		if (validFrom && validUntil && Date.parse(validUntil) <= Date.parse(validFrom)) complain("validUntil", "order");
	});

type PromoDocument = z.infer<typeof promoSchema>;

/** Promo codes. A code that orders have used is archived, not deleted. Changing one changes no order that is there. */
export function createPromoCodeResource(): Resource<PromoDocument> {
	return {
		name: "promo-codes",
		schema: promoSchema,
		// The promotion page and the bonus speak of them.
		isContent: true,
		async followRenames(db, { scope, scopeValues, ...code }) {
			const kind = scope === "courses" ? "course" : scope === "categories" ? "category" : undefined;
			return { ...code, scope, scopeValues: kind ? await followSlugs(db, kind, scopeValues) : scopeValues };
		},
		list: PROMO_CODE_LIST,
		lock: lockRow("promoCode"),
		read: readRows(readPromoCodes),
		async create(transaction, input) {
			const problem = await findProblem(transaction, input);
			if (problem) return problem;
			const added = await transaction
				.insertInto("promoCode")
				.values(input)
				.onConflict((conflict) => conflict.column("code").doNothing())
				.returning("id")
				.executeTakeFirst();
			return added ? succeed(added.id) : fail("taken", "code");
		},
		update: savePromoCode,
		async remove(transaction, id, { now }) {
			await transaction
				.updateTable("promoCode")
				.set({ status: "archived", ...raised(now) })
				.where("id", "=", id)
				.execute();
			return succeed();
		},
	};
}

async function savePromoCode(
	transaction: Transaction<Schema>,
	{ id, input }: { readonly id: string; readonly input: PromoDocument },
	{ now }: Acting,
): Promise<Result<undefined>> {
	const problem = await findProblem(transaction, input);
	if (problem) return problem;
	const other = await transaction
		.selectFrom("promoCode")
		.where("code", "=", input.code)
		.select("id")
		.executeTakeFirst();
	if (other && other.id !== id) return fail("taken", "code");
	const before = await transaction
		.selectFrom("promoCode")
		.where("id", "=", id)
		.select(["code", "validUntil"])
		.executeTakeFirstOrThrow();
	const isOwnEnd = input.validUntil !== null && Date.parse(input.validUntil) === before.validUntil?.getTime();
	await transaction
		.updateTable("promoCode")
		.set({ ...input, ...(isOwnEnd ? {} : { repeatDays: null }), ...raised(now) })
		.where("id", "=", id)
		.execute();
	await carryCode(transaction, { from: before.code, to: input.code, now });
	return succeed();
}

const PROMO_CODE_LIST: ListRule = {
	from: sql`promo_code`,
	columns: {
		id: sql`promo_code.id`,
		code: sql`promo_code.code`,
		percent: sql`promo_code.percent`,
		sumRub: sql`promo_code.sum_rub`,
		sumUsd: sql`promo_code.sum_usd`,
		scope: sql`promo_code.scope`,
		scopeValues: sql`promo_code.scope_values`,
		status: sql`promo_code.status`,
		uses: PROMO_USES,
		totalLimit: sql`promo_code.total_limit`,
		validFrom: sql`promo_code.valid_from`,
		validUntil: sql`promo_code.valid_until`,
		note: sql`promo_code.note`,
	},
	csv: { sumRub: "minor", sumUsd: "minor" },
	search: [sql`promo_code.code`, sql`promo_code.note`],
	filters: {
		status: (status) => sql`promo_code.status = ${status}`,
		scope: (scope) => sql`promo_code.scope = ${scope}`,
	},
	sorts: {
		code: sql`promo_code.code`,
		validUntil: sql`promo_code.valid_until`,
		uses: PROMO_USES,
		createdAt: sql`promo_code.created_at`,
	},
	defaultSort: { by: "createdAt", order: "desc" },
};

/** The names of a scope must be there: with a typing error the code would apply to nothing. */
async function findProblem(db: Transaction<Schema>, { scope, scopeValues }: PromoDocument) {
	if (scope === "all") return undefined;
	if (scope === "audience") {
		return scopeValues.every((value) => isOneOf(AUDIENCES, value)) ? undefined : fail("unknown", "scopeValues");
	}
	const table = scope === "courses" ? "course" : "category";
	const known = await db.selectFrom(table).where("slug", "in", scopeValues).select("slug").execute();
	return known.length === new Set(scopeValues).size ? undefined : fail("unknown", "scopeValues");
}

async function readPromoCodes(db: Database, ids: readonly string[]) {
	const rows = await db
		.selectFrom("promoCode")
		.where("id", "in", ids)
		.selectAll()
		.select(PROMO_USES.as("uses"))
		.execute();
	return rows.map(({ validFrom, validUntil, createdAt: _made, repeatDays: _ofDemo, ...row }) => ({
		...row,
		validFrom: validFrom?.toISOString() ?? null,
		validUntil: validUntil?.toISOString() ?? null,
	}));
}
