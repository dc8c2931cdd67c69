import { afterEach, expect, test, vi } from "vitest";
import { sayScreen } from "./say-screen.ts";

afterEach(() => vi.unstubAllGlobals());

test("the first screen is read with its document, and the title of every other one is said once", () => {
	const status = { textContent: "", style: {}, setAttribute: vi.fn() };
	const host = { attachShadow: () => ({ append: () => undefined }) };
	vi.stubGlobal("document", {
		body: { append: () => undefined },
		createElement: (name: string) => (name === "p" ? status : host),
	});
	sayScreen("Кому звонить");
	expect(status.setAttribute).toHaveBeenCalledWith("role", "status");
	sayScreen("Кому звонить");
	expect(status.textContent).toBe("");
	sayScreen("Заказы");
	expect(status.textContent).toBe("Заказы");
	sayScreen("Кому звонить");
	expect(status.textContent).toBe("Кому звонить");
});
