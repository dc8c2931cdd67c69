import { afterEach, expect, test, vi } from "vitest";
import { authProvider, forgetPerson } from "./auth-provider.ts";

afterEach(() => {
	forgetPerson();
	vi.unstubAllGlobals();
});

test.each([
	["manager", "edit", "promo-codes", true],
	["manager", "delete", "promo-codes", false],
	["manager", "create", "promo-codes", false],
	["manager", "export", "promo-codes", true],
	["manager", "list", "settings", false],
	["editor", "show", "orders", false],
	["editor", "delete", "courses", true],
	["owner", "refund", "orders", true],
	["owner", "list", "no-such-records", false],
])("a %s may %s %s: %s, as the table of rights says", async (role, action, resource, expected) => {
	vi.stubGlobal("fetch", async () => Response.json({ data: { id: "1", name: "Анна", role } }));
	expect(await authProvider.canAccess?.({ action, resource })).toBe(expected);
});
