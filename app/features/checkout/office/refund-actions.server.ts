import { z } from "zod";
import { requiredText, rowId, wholeNumber } from "../../staff/office/field-rules.ts";
import { type Action, ok, refuse } from "../../staff/office/resource.ts";
import type { BankDeps } from "../checkout-deps.ts";
import { carryOutRefund } from "../refunds/carry-out-refund.server.ts";
import { declineRefund } from "../refunds/decline-refund.server.ts";
import { recordRefundGiven } from "../refunds/record-refund-given.server.ts";
import { requestRefund } from "../refunds/request-refund.server.ts";

const reason = requiredText(500);
const key = z.string("required").regex(/^[\w-]{8,64}$/, "required");
const refundInput = z.object({
	/** Made by the screen for every opened form: sent again it is the same refund. */
	key,
	reason,
	/** The sum that the form began with; another one now is told instead of given back. */
	expected: z.object({ minor: wholeNumber(0), currency: z.enum(["RUB", "USD"], "required") }).optional(),
	/** Minor units; another sum than the formula's. */
	amount: wholeNumber(1).optional(),
	/** Minor units; documented costs that the formula takes off. */
	costs: wholeNumber(0).optional(),
});

/** What staff do with the refunds of an order, from asking for one to having given it. */
export function refundActions(bankDeps: BankDeps): Readonly<Record<string, Action>> {
	const refund: Action<z.infer<typeof refundInput>> = {
		schema: refundInput,
		async run(db, { id, input, staff }) {
			const asked = await requestRefund(db, { ...input, orderId: id, by: staff.name }, bankDeps);
			if (!asked.ok) return refuse(asked.code, asked.code === "refundTooLarge" ? "amount" : undefined);
			const carried = await carryOutRefund(db, { refundId: asked.value.refundId, by: staff.name }, bankDeps);
			return carried.ok ? ok : carried;
		},
	};
	const carryOut: Action<{ refundId: string }> = {
		schema: z.object({ refundId: rowId }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			const carried = await carryOutRefund(db, { refundId: input.refundId, by: staff.name }, bankDeps);
			return carried.ok ? ok : carried;
		},
	};
	const decline: Action<{ refundId: string; reason: string }> = {
		schema: z.object({ refundId: rowId, reason }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			return declineRefund(db, { ...input, by: staff.name }, bankDeps);
		},
	};
	const given: Action<{ refundId: string }> = {
		schema: z.object({ refundId: rowId }),
		async run(db, { id, input, staff }) {
			if (!(await isRefundOf(db, id, input.refundId))) return refuse("refundUnknown");
			return recordRefundGiven(db, { refundId: input.refundId, by: staff.name }, bankDeps);
		},
	};
	return { refund, "carry-out-refund": carryOut, "record-refund-given": given, "decline-refund": decline };
}

async function isRefundOf(db: Parameters<Action["run"]>[0], orderId: string, refundId: string): Promise<boolean> {
	const row = await db
		.selectFrom("refund")
		.where("id", "=", refundId)
		.where("orderId", "=", orderId)
		.select("id")
		.executeTakeFirst();
	return row !== undefined;
}
