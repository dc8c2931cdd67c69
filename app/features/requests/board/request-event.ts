import type { SaleState } from "../../../../database/order-types.ts";
import type { RequestStatus } from "../../../../database/request-types.ts";
import type { CALL_RESULTS } from "../../../shared/request-states.ts";

/** A request moved from one state to another; `reason` is why it was lost, `note` what staff wrote. */
export type StateChange = {
	readonly from: RequestStatus;
	readonly to: RequestStatus;
	readonly reason?: string | null | undefined;
	readonly note?: string;
};

/** Lines that acts of staff, orders and withdrawals write into the log of a request: the kind, and the details that it keeps as JSON. */
export type RequestEvent =
	| { readonly kind: "status"; readonly details: StateChange }
	/** Names of owners; null where nobody has it. */
	| { readonly kind: "owner"; readonly details: { readonly from?: string | null; readonly to: string | null } }
	/** Numbers of the merged request and of the one that stands for it. */
	| { readonly kind: "merged"; readonly details: { readonly from: number; readonly to: number } }
	| { readonly kind: "note"; readonly details: { readonly text: string } }
	| {
			readonly kind: "call";
			readonly details: {
				readonly result: (typeof CALL_RESULTS)[number];
				readonly note: string | null;
				/** When to call again. */
				readonly callAt: Date | null;
			};
	  }
	/** An order of the person, by its number. */
	| { readonly kind: "order"; readonly details: { readonly number: string; readonly state: SaleState } }
	/** Fields that staff corrected, or the place in a webinar that was given back. */
	| {
			readonly kind: "changed";
			readonly details: { readonly fields: readonly string[] } | { readonly webinar: "cancelled" };
	  };
