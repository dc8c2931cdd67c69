import { expect, test } from "vitest";
import { readTbankNotification } from "./read-tbank-notification.server.ts";
import { signToken } from "./sign-token.server.ts";

const KEYS = { terminalKey: "MerchantTerminalKey", password: "usaf8fw8fsw21g" };

test("a number of a payment that is longer than numbers of programs is read, and its signature checked, to the last digit", () => {
	const signed = {
		TerminalKey: KEYS.terminalKey,
		OrderId: "ORB-1-1",
		Success: true,
		Status: "CONFIRMED",
		ErrorCode: "0",
	};
	const Token = signToken({ ...signed, Amount: 9855, PaymentId: "12345678901234567891" }, KEYS.password);
	const rest = JSON.stringify({ ...signed, Amount: 9855, Token });
	const read = (id: string) => {
		const body = Buffer.from(rest.replace(/\}$/, `,"PaymentId":${id}}`));
		return readTbankNotification({ body, headers: {}, query: new URLSearchParams(), ip: undefined }, KEYS);
	};
	expect(read("12345678901234567891")).toMatchObject({
		ok: true,
		report: { providerId: "12345678901234567891" },
		dedupeKey: "tbank:12345678901234567891:CONFIRMED:9855",
	});
	// A number that a program would take for the same.
	expect(read("12345678901234567892")).toMatchObject({ ok: false, code: "forged" });
});

test("the sum that was asked for is the one in the address, and the bank's own where there is none", () => {
	const told = { TerminalKey: KEYS.terminalKey, OrderId: "ORB-1-1", PaymentId: "1", Amount: 100, Status: "REJECTED" };
	const body = Buffer.from(JSON.stringify({ ...told, Token: signToken(told, KEYS.password) }));
	const sumOf = (query: string) => {
		const read = readTbankNotification({ body, headers: {}, query: new URLSearchParams(query), ip: undefined }, KEYS);
		return read.ok && read.report.amount.minor;
	};
	expect(["amount=300", "", "amount=0", "amount=x"].map(sumOf)).toEqual([300, 100, 100, 100]);
});

test.each(["constructor", "toString", "__proto__"])(
	"«%s» is a status and a reason like others that are unknown",
	(word) => {
		const read = (Status: string, ErrorCode: string) => {
			const params = {
				TerminalKey: KEYS.terminalKey,
				OrderId: "ORB-1-1",
				PaymentId: "1",
				Amount: 9855,
				Status,
				ErrorCode,
			};
			const body = Buffer.from(JSON.stringify({ ...params, Token: signToken(params, KEYS.password) }));
			return readTbankNotification({ body, headers: {}, query: new URLSearchParams(), ip: undefined }, KEYS);
		};
		expect(read(word, "0")).toMatchObject({ ok: false, code: "irrelevant", reason: "tbank: unknown status" });
		expect(read("REJECTED", word)).toMatchObject({ ok: true, report: { state: "failed", failure: "declined" } });
	},
);
