import type { FailureCode } from "./failure-word.ts";

/** `unknownToBank`: it never came there. `silent`: the bank could not be asked, or said something that was refused. */
export type BankFinding = "known" | "unknownToBank" | "silent";

/** Why an attempt ends whose page nobody has seen, by what the bank has said of it. */
export function failureOfUnseen(finding: Exclude<BankFinding, "silent">): FailureCode {
	return finding === "known" ? "link_lost" : "never_reached";
}
