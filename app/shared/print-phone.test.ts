import { expect, test } from "vitest";
import { printPhone } from "./print-phone.ts";

test("a Russian number is printed as it is read out, a foreign one as it is dialled", () => {
	expect(printPhone("+79162041830")).toBe("+7 916 204-18-30");
	expect(printPhone("+35799123456")).toBe("+35799123456");
});
