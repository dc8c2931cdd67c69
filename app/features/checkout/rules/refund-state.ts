import type { RefundKind, RefundState } from "../../../../database/order-types.ts";
import { isOneOf } from "../../../shared/is-one-of.ts";

/** States of a refund that is neither done nor declined. */
export const OPEN_REFUND_STATES = ["requested", "sending", "failed"] as const satisfies readonly RefundState[];

/** Kinds of refunds that nobody asks for: money that was paid twice, and what went back in a bank's own office. */
export const UNASKED_REFUND_KINDS = ["excess", "at_bank"] as const satisfies readonly RefundKind[];

/** Whether a refund of this kind was asked for, by a customer or by staff. */
export function isAskedRefund(kind: RefundKind): boolean {
	return !isOneOf(UNASKED_REFUND_KINDS, kind);
}
