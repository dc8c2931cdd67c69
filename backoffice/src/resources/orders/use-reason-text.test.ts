import { beforeAll, expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { printReason } from "./use-reason-text.ts";

beforeAll(() => i18nProvider.changeLocale("ru"));
const print = (reason: string) => printReason(reason, i18nProvider.translate);

test("a code is words; what a bank said beside its code follows them", () => {
	expect(print("superseded")).toBe("Покупатель оформил заказ заново");
	expect(print("excess")).toBe("Лишний платёж");
	expect(print("unsupported: part of an instalment")).toBe("Банк так не умеет: part of an instalment");
	expect(print("refused: HTTP 400: no such payment")).toBe("Банк не принял запрос: HTTP 400: no such payment");
});

test("what people wrote stands as it is", () => {
	expect(print("Передумал: переезжаем. Спасибо")).toBe("Передумал: переезжаем. Спасибо");
});
