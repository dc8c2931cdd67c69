import { z } from "zod";
import { pageAddressSchema } from "../page-address.ts";

/** A number in notifications, a string in answers; always a string here. */
const paymentId = z.union([z.string(), z.number()]).transform(String);
const kopecks = z.number().int().nonnegative();

export const tbankAnswerSchema = z.object({
	Success: z.boolean(),
	ErrorCode: z.union([z.string(), z.number()]).transform(String),
});

export const initSchema = z.object({
	PaymentId: paymentId,
	OrderId: z.string(),
	PaymentURL: pageAddressSchema,
	Status: z.string(),
});

export const stateSchema = z.object({ PaymentId: paymentId, OrderId: z.string(), Status: z.string(), Amount: kopecks });

export const ordersSchema = z.object({
	OrderId: z.string(),
	Payments: z.array(z.object({ PaymentId: paymentId, Status: z.string(), Amount: kopecks })),
});

export const cancelSchema = z.object({ Status: z.string(), OriginalAmount: kopecks, NewAmount: kopecks });

export const confirmSchema = z.object({ PaymentId: paymentId, OrderId: z.string(), Status: z.string() });

export const tbankNotificationSchema = z.object({
	OrderId: z.string(),
	PaymentId: paymentId,
	Status: z.string(),
	Amount: kopecks,
	ErrorCode: z.union([z.string(), z.number()]).transform(String).optional(),
});
