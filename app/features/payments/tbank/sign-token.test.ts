import { expect, test } from "vitest";
import { tokenOf } from "../../../../sandbox/banks/tbank/token.ts";
import { isTokenRight, signToken } from "./sign-token.server.ts";

/** Both vectors are the bank's own. */
const REQUEST = {
	params: {
		TerminalKey: "MerchantTerminalKey",
		Amount: 19200,
		OrderId: "21090",
		Description: "Подарочная карта на 1000 рублей",
		DATA: { Phone: "+71234567890", Email: "a@test.com" },
		Receipt: { Email: "a@test.ru", Items: [{ Name: "Наименование товара 1" }] },
	},
	password: "usaf8fw8fsw21g",
	token: "0024a00af7c350a3a67ca168ce06502aa72772456662e38696d48b56ee9c97d9",
};
const NOTIFICATION = {
	params: {
		TerminalKey: "1321054611234DEMO",
		OrderId: "201709",
		Success: true,
		Status: "AUTHORIZED",
		PaymentId: 8742591,
		ErrorCode: "0",
		Amount: 9855,
		CardId: 322264,
		Pan: "430000******0777",
		ExpDate: "1122",
		RebillId: 101709,
	},
	password: "Dfsfh56dgKl",
	token: "b906d28e76c6428e37b25fcf86c0adc52c63d503013fdd632e300593d165766b",
};

test.each([
	["request", REQUEST],
	["notification", NOTIFICATION],
])(
	"the published vector of a %s is signed alike by the adapter and by the stand-in",
	(_, { params, password, token }) => {
		expect(signToken(params, password)).toBe(token);
		expect(tokenOf(params, password)).toBe(token);
		expect(isTokenRight({ ...params, Token: token }, password)).toBe(true);
	},
);

test("keys that the bank adds later are signed too, an old token is not", () => {
	const params = { ...NOTIFICATION.params, NewKey: "x" };
	expect(isTokenRight({ ...params, Token: NOTIFICATION.token }, NOTIFICATION.password)).toBe(false);
	const Token = signToken({ ...params, Token: "ignored" }, NOTIFICATION.password);
	expect(isTokenRight({ ...params, Token }, NOTIFICATION.password)).toBe(true);
});

test.each([
	["absent", undefined],
	["a number", 5],
	["short", "0024"],
	["in capitals", NOTIFICATION.token.toUpperCase()],
])("a token that is %s is wrong", (_, Token) => {
	expect(isTokenRight({ ...NOTIFICATION.params, Token }, NOTIFICATION.password)).toBe(false);
});
