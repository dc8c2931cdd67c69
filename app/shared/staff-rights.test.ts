import { describe, expect, test } from "vitest";
import { may, RESOURCES, type ResourceName, RIGHTS, ROLES, type Role } from "./staff-rights.ts";

const READS = ["list", "read", "export"];
const verbsOf = (role: Role, name: ResourceName) => RIGHTS[name][role] ?? [];
/** What a role may do besides reading. */
const deedsOf = (role: Role) => RESOURCES.filter((name) => verbsOf(role, name).some((verb) => !READS.includes(verb)));

describe("the table of rights", () => {
	test("lets nobody do what the owner may not", () => {
		for (const name of RESOURCES) {
			for (const role of ROLES)
				expect(verbsOf("owner", name), name).toEqual(expect.arrayContaining([...verbsOf(role, name)]));
		}
	});

	test("shows people and their money to those who sell; of lessons and places as much as their work needs to others", () => {
		const personal = ["requests", "erasures", "withdrawals", "orders", "invoices", "deliveries"] as const;
		for (const name of personal) expect([verbsOf("editor", name), verbsOf("teacher", name)], name).toEqual([[], []]);
		expect(verbsOf("teacher", "trial-bookings")).toEqual(["list", "read", "outcome"]);
		expect(verbsOf("editor", "registrations")).toEqual(READS);
		expect(verbsOf("teacher", "registrations")).toEqual([]);
	});

	test("keeps accounts and the audit for the owner, settings for those who write", () => {
		for (const name of ["people", "audit"] as const) {
			expect(
				ROLES.filter((role) => verbsOf(role, name).length > 0),
				name,
			).toEqual(["owner"]);
		}
		expect(ROLES.filter((role) => may(role, "settings", "list"))).toEqual(["owner", "editor"]);
	});

	test("lets managers change what they sell, editors what visitors read, teachers their own hours", () => {
		expect(deedsOf("manager")).toEqual([
			...["requests", "erasures", "withdrawals", "trial-windows", "trial-time-off", "trial-bookings"],
			...["orders", "invoices", "starts", "registrations", "deliveries"],
		]);
		expect(deedsOf("editor")).toEqual([
			...["promo-codes", "courses", "categories", "starts", "teachers", "reviews", "faq-groups", "faq-questions"],
			...["posts", "authors", "rubrics", "comments", "webinars", "pages", "legal-documents", "guides", "quizzes"],
			...["settings", "media", "translations"],
		]);
		expect(deedsOf("teacher")).toEqual(["trial-windows", "trial-time-off", "trial-bookings"]);
	});
});
