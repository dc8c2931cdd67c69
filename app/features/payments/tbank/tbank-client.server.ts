import type { z } from "zod";
import { failPayment, lostCode } from "../bank-failure.ts";
import { callBank } from "../call-bank.server.ts";
import type { ProviderFailure } from "../provider.ts";
import { signToken } from "./sign-token.server.ts";
import { readTbankError } from "./tbank-errors.ts";
import type { TbankOptions } from "./tbank-options.ts";
import { tbankAnswerSchema } from "./tbank-wire.ts";

type Method = "Init" | "GetState" | "CheckOrder" | "Confirm" | "Cancel" | "SendClosingReceipt";

export type TbankClient = {
	/** Signs and sends; what was answered with `Success: false` is a failure. */
	send<Schema extends z.ZodType>(
		method: Method,
		params: Readonly<Record<string, unknown>>,
		schema: Schema,
	): Promise<{ readonly ok: true; readonly answer: z.infer<Schema> } | ProviderFailure>;
};

const READING: ReadonlySet<Method> = new Set<Method>(["GetState", "CheckOrder"]);

/** T-Bank's EACQ v2: calls once, never throws, and reads every answer by its schema. */
export function createTbankClient({ apiBase, terminalKey, password, timeoutMs }: TbankOptions): TbankClient {
	return {
		async send(method, params, schema) {
			const asked = { name: `tbank ${method}`, changes: !READING.has(method) };
			const folder = method === "SendClosingReceipt" ? "cashbox" : "v2";
			const signed = { TerminalKey: terminalKey, ...params };
			const body = { ...signed, Token: signToken(signed, password) };
			const url = `${apiBase}/${folder}/${method}`;
			const called = await callBank({ ...asked, method: "POST", url, body, timeoutMs });
			if (!called.answered) return called.failure;
			const verdict = tbankAnswerSchema.safeParse(called.json);
			if (!verdict.success && called.status >= 400)
				return failPayment("refused", `${asked.name}: status ${called.status}`);
			if (verdict.success && !verdict.data.Success) return readTbankError(asked, verdict.data.ErrorCode);
			const answer = schema.safeParse(called.json);
			if (!verdict.success || !answer.success) return failPayment(lostCode(asked), `${asked.name}: unreadable answer`);
			return { ok: true, answer: answer.data };
		},
	};
}
