import { expect, test } from "vitest";
import { TEXT_LIMITS } from "../rules/request-input.ts";
import { requestSchema } from "./request-document.server.ts";

test.each(Object.entries(TEXT_LIMITS))("the office takes as much of %s as the form does: %i signs", (field, most) => {
	const complaint = (length: number) =>
		requestSchema.shape[field as keyof typeof TEXT_LIMITS].safeParse("ы".repeat(length)).error?.issues[0]?.message;
	expect(complaint(most)).toBeUndefined();
	expect(complaint(most + 1)).toBe("tooLong");
});
