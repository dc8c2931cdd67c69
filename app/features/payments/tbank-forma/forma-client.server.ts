import type { z } from "zod";
import { type BankMethod, failAsAbsent, failPayment, lostCode } from "../bank-failure.ts";
import { callBank } from "../call-bank.server.ts";
import type { ProviderFailure } from "../provider.ts";
import type { FormaOptions } from "./forma-options.ts";
import { applicationSchema, createdSchema, type FormaApplication } from "./forma-wire.ts";

type Answered<Value> = { readonly ok: true; readonly answer: Value } | ProviderFailure;

export type FormaClient = {
	create(body: object): Promise<Answered<z.infer<typeof createdSchema>>>;
	read(orderNumber: string): Promise<Answered<FormaApplication>>;
	change(orderNumber: string, what: "commit" | "cancel"): Promise<Answered<FormaApplication>>;
};

/** The broker's orders API, version 2: calls once, never throws, and reads every answer by its schema. */
export function createFormaClient(options: FormaOptions): FormaClient {
	const { showcaseId, password, demo, timeoutMs } = options;
	const orders = `${options.apiBase}/api/partners/v2/orders`;
	const user = demo ? `demo-${showcaseId}` : showcaseId;
	const headers = { authorization: `Basic ${Buffer.from(`${user}:${password}`).toString("base64")}` };
	const about = (orderNumber: string, what: string) => `${orders}/${encodeURIComponent(orderNumber)}/${what}`;
	return {
		async create(body) {
			const url = `${orders}/${demo ? "create-demo" : "create"}`;
			const call = { name: "forma create", method: "POST", url, body, changes: true, timeoutMs } as const;
			return readAnswer(call, createdSchema, await callBank(call));
		},
		async read(orderNumber) {
			const url = about(orderNumber, "info");
			const call = { name: "forma info", method: "GET", url, headers, changes: false, timeoutMs } as const;
			return readAnswer(call, applicationSchema, await callBank(call));
		},
		async change(orderNumber, what) {
			const url = about(orderNumber, what);
			const call = { name: `forma ${what}`, method: "POST", url, headers, changes: true, timeoutMs } as const;
			return readAnswer(call, applicationSchema, await callBank(call));
		},
	};
}

function readAnswer<Schema extends z.ZodType>(
	asked: BankMethod,
	schema: Schema,
	called: Awaited<ReturnType<typeof callBank>>,
): Answered<z.infer<Schema>> {
	if (!called.answered) return called.failure;
	const { status, json } = called;
	if (status === 404 && json !== undefined) return failAsAbsent(`${asked.name}: no such order`);
	if (status >= 300) return failPayment("refused", `${asked.name}: status ${status}`);
	const answer = schema.safeParse(json);
	if (!answer.success) return failPayment(lostCode(asked), `${asked.name}: unreadable answer`);
	return { ok: true, answer: answer.data };
}
