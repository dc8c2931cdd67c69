import type { Money } from "../../../shared/money.ts";
import { readRoubles } from "../../../shared/read-roubles.ts";
import { fail, type Refusal } from "../../../shared/result.ts";
import type { SumLimits } from "./lender-view.ts";

export type SumRefusal = "sumRequired" | "sumFormat" | "sumTooSmall" | "sumTooLarge";

/** A sum that a bank is asked for, in any usual spelling. */
export function readSum(
	typed: string,
	limits: SumLimits,
): { readonly ok: true; readonly sum: Money } | Refusal<SumRefusal> {
	const sum = readRoubles(typed);
	if (!sum) return fail("sumRequired");
	if (sum === "notSum") return fail("sumFormat");
	const refusal = refuseSum(sum, limits);
	return refusal ? fail(refusal) : { ok: true, sum };
}

/** Why a bank does not lend a sum; undefined when it does. */
export function refuseSum(sum: Money, { least, most }: SumLimits): SumRefusal | undefined {
	if (sum.minor < least.minor) return "sumTooSmall";
	return sum.minor > most.minor ? "sumTooLarge" : undefined;
}
