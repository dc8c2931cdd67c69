import type { z } from "zod";
import { type BankMethod, failAsAbsent, failPayment, lostCode } from "../bank-failure.ts";
import { callBank } from "../call-bank.server.ts";
import type { ProviderFailure } from "../provider.ts";
import type { YookassaOptions } from "./yookassa-options.ts";
import { errorSchema } from "./yookassa-wire.ts";

type Answered<Schema extends z.ZodType> = Promise<
	{ readonly ok: true; readonly answer: z.infer<Schema> } | ProviderFailure
>;

export type YookassaClient = {
	read<Schema extends z.ZodType>(path: string, schema: Schema): Answered<Schema>;
	/** The same key with the same body is done once and answered alike. */
	post<Schema extends z.ZodType>(path: string, body: object, key: string, schema: Schema): Answered<Schema>;
};

/** YooKassa v3: calls once, never throws, and reads every answer by its schema. `path` has no slash before it. */
export function createYookassaClient({ apiBase, shopId, secretKey, timeoutMs }: YookassaOptions): YookassaClient {
	const authorization = `Basic ${Buffer.from(`${shopId}:${secretKey}`).toString("base64")}`;
	return {
		async read(path, schema) {
			const name = `yookassa GET ${path.split(/[/?]/)[0]}`;
			const headers = { authorization };
			const call = { name, method: "GET", url: `${apiBase}/${path}`, headers, changes: false, timeoutMs } as const;
			return readAnswer(call, schema, await callBank(call));
		},
		async post(path, body, key, schema) {
			const name = `yookassa POST ${path.split("/")[0]}`;
			const headers = { authorization, "idempotence-key": key };
			const url = `${apiBase}/${path}`;
			const call = { name, method: "POST", url, headers, body, changes: true, timeoutMs } as const;
			return readAnswer(call, schema, await callBank(call));
		},
	};
}

async function readAnswer<Schema extends z.ZodType>(
	asked: BankMethod,
	schema: Schema,
	called: Awaited<ReturnType<typeof callBank>>,
): Answered<Schema> {
	if (!called.answered) return called.failure;
	const { status, json } = called;
	if (status === 404 && json !== undefined) return failAsAbsent(`${asked.name}: not found`);
	if (status >= 300) {
		const error = errorSchema.safeParse(json);
		const { code = status, parameter } = error.success ? error.data : {};
		return failPayment("refused", `${asked.name}: ${code}${parameter ? `, ${parameter}` : ""}`);
	}
	const answer = schema.safeParse(json);
	// 202: still being done, to be asked again with the same key.
	if (!answer.success) return failPayment(lostCode(asked), `${asked.name}: unreadable answer ${status}`);
	return { ok: true, answer: answer.data };
}
