import { z } from "zod";
import { pageAddressSchema } from "../page-address.ts";

const amountSchema = z.object({ value: z.string(), currency: z.literal("RUB") });

export const paymentSchema = z.object({
	id: z.string().min(1),
	status: z.enum(["pending", "waiting_for_capture", "succeeded", "canceled"]),
	amount: amountSchema,
	refunded_amount: amountSchema.optional(),
	metadata: z.record(z.string(), z.string()).optional(),
	confirmation: z.object({ confirmation_url: pageAddressSchema.optional() }).optional(),
	cancellation_details: z.object({ reason: z.string() }).optional(),
	payment_method: z
		.object({
			type: z.string(),
			loan_option: z.string().nullish(),
			suspended_until: z.iso.datetime({ offset: true }).nullish(),
		})
		.optional(),
});
export type YookassaPayment = z.infer<typeof paymentSchema>;

export const paymentListSchema = z.object({ items: z.array(paymentSchema), next_cursor: z.string().optional() });

export const refundSchema = z.object({
	id: z.string(),
	status: z.enum(["pending", "succeeded", "canceled"]),
	amount: amountSchema,
	metadata: z.record(z.string(), z.string()).optional(),
});
export type YookassaRefund = z.infer<typeof refundSchema>;

export const refundListSchema = z.object({ items: z.array(refundSchema) });

export const receiptSchema = z.object({ id: z.string() });

export const errorSchema = z.object({ type: z.literal("error"), code: z.string(), parameter: z.string().optional() });

/** A refund tells of its payment, a payment of itself. */
export const yookassaNotificationSchema = z.object({
	type: z.literal("notification"),
	event: z.string(),
	object: z.object({
		id: z.string().min(1),
		payment_id: z.string().min(1).optional(),
		amount: amountSchema.optional(),
		metadata: z.object({ reference: z.string() }).optional().catch(undefined),
	}),
});
export type YookassaNotification = z.infer<typeof yookassaNotificationSchema>;
