import { setTimeout as pause } from "node:timers/promises";
import type { Call } from "../exchange.ts";
import { GATEWAY_PAGE, type Reply } from "../serve-channel.ts";
import type { Bank } from "./bank.ts";
import type { ApiMode } from "./bank-switches.ts";

/** Lets a bank answer in the way the switchboard says. */
export async function serveBank(
	bank: Bank,
	call: Call,
	{ mode, slowMs }: { mode: ApiMode; slowMs: number },
): Promise<Reply> {
	if (mode === "500") return bank.refuse(500);
	if (mode === "429") return bank.refuse(429);
	if (mode === "html") return GATEWAY_PAGE;
	if (mode === "timeout") return "silence";
	const answer = await bank.answer(call);
	if (mode === "slow") await pause(slowMs);
	if (mode === "timeout-after-doing-it") return "silence";
	return mode === "down-after-doing-it" ? "hang-up" : answer;
}
