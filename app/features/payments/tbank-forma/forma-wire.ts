import { z } from "zod";
import { pageAddressSchema } from "../page-address.ts";

export const createdSchema = z.object({ id: z.string(), link: pageAddressSchema });

const roubles = z.number().nonnegative();

/** What `info`, `commit` and `cancel` answer and a webhook carries; `id` is our order number. */
export const applicationSchema = z.object({
	id: z.string(),
	status: z.enum(["new", "inprogress", "approved", "signed", "canceled", "rejected"]),
	committed: z.boolean(),
	order_amount: roubles,
	term: z.number().int().positive().nullish(),
	monthly_payment: roubles.nullish(),
	commit_cooldown: z
		.object({ until: z.iso.datetime({ offset: true }), has_happened: z.boolean().optional() })
		.nullish(),
});

export type FormaApplication = z.infer<typeof applicationSchema>;
