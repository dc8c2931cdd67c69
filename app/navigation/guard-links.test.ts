import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { navigateTo } from "./guard-links.ts";

const location = {
	href: "https://orbita.example/faq",
	origin: "https://orbita.example",
	assign: vi.fn(),
	replace: vi.fn(),
};
const navigate = vi.fn();

beforeEach(() => {
	vi.stubGlobal("window", { location, __reactRouterDataRouter: { navigate } });
});

afterEach(() => {
	vi.unstubAllGlobals();
	vi.clearAllMocks();
});

describe("navigation by program", () => {
	test("goes through the router on this site", () => {
		navigateTo("/children?age=9#main");
		expect(navigate.mock.calls).toEqual([["/children?age=9#main", { replace: false }]]);
		expect(location.assign).not.toHaveBeenCalled();
	});

	test.each(["https://bank.example/pay", "//bank.example", "mailto:a@orbita.example"])(
		"throws for %s, which is not ours, unless that is said",
		(address) => {
			expect(() => navigateTo(address)).toThrow(/external/);
			expect(location.assign).not.toHaveBeenCalled();
			navigateTo(address, { external: true });
			expect(location.assign).toHaveBeenCalledTimes(1);
		},
	);

	test("replaces the page at hand when asked to", () => {
		navigateTo("https://bank.example/pay", { external: true, replace: true });
		expect(location.replace.mock.calls).toEqual([[new URL("https://bank.example/pay")]]);
	});

	test.each([
		"javascript:alert(1)",
		" JavaScript:alert(1)",
		"data:text/html,x",
		"vbscript:x",
		"blob:https://orbita.example/1",
	])("refuses %j, whatever is said", (address) => {
		expect(() => navigateTo(address)).toThrow(/dangerous protocol/);
		expect(() => navigateTo(address, { external: true })).toThrow(/dangerous protocol/);
		expect(location.assign).not.toHaveBeenCalled();
	});
});
