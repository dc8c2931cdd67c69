import { EnvironmentError } from "../../../platform/environment.server.ts";

/** Term in months → the bank's code of the product with that term; each shop agrees on its own codes. */
export type PromoCodes = ReadonlyMap<number, string>;

const LONGEST_CODE = 64;

/**
 * Reads `3:installment_0_0_3_4 12:installment_0_0_12_11,5`: spaces between, for a code may have a comma in it.
 * @throws EnvironmentError naming the part that is not `months:code`, or a term outside 3–36.
 */
export function readPromoCodes(text: string): PromoCodes {
	const codes = new Map<number, string>();
	for (const part of text.split(/[\s;]+/).filter(Boolean)) {
		const [, months, code = ""] = /^(\d{1,2})[:=](\S+)$/.exec(part) ?? [];
		const term = Number(months);
		if (!(term >= 3 && term <= 36) || code.length > LONGEST_CODE) {
			throw new EnvironmentError(`TBANK_FORMA_PROMO_CODES: "${part}" is not months:code, 3 to 36 months.`);
		}
		codes.set(term, code);
	}
	return codes;
}
