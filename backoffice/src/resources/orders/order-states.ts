import { ORDER_STATES } from "../../../../app/shared/order-states.ts";
import type { Tone } from "../../fields/status-chip.tsx";
import type { OrderLine, OrderRecord } from "./order-record.ts";

/** States to filter by: without drafts, which staff never look for. `ended` says that learning is over, whatever became of the money. */
export const LISTED_STATES = [...ORDER_STATES.filter((state) => state !== "draft"), "ended"];

export const ORDER_TONES = {
	awaiting_payment: "warn",
	instalment_pending: "warn",
	refund_requested: "warn",
	instalment_approved: "info",
	part_paid: "info",
	paid: "success",
	instalment_refused: "danger",
} as const satisfies Partial<Record<OrderRecord["state"], Tone>>;

/** What a paid line without a place in a group waits for: any of it, a first date, another group. */
export const PLACELESS = ["missing", "none", "lost"] as const satisfies readonly ("missing" | OrderLine["place"])[];
