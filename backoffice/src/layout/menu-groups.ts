import type { ResourceName } from "../../../app/shared/staff-rights.ts";

export type MenuGroup = {
	readonly name: "people" | "sales" | "teaching" | "texts" | "school";
	readonly resources: readonly ResourceName[];
};

/** The order of the rail. A resource shows when it has a folder, and when the person may list it. */
export const MENU_GROUPS: readonly MenuGroup[] = [
	{ name: "people", resources: ["requests", "trial-bookings", "trial-slots", "trial-windows", "trial-time-off"] },
	{ name: "sales", resources: ["orders", "invoices", "promo-codes"] },
	{
		name: "teaching",
		resources: ["courses", "starts", "categories", "teachers", "webinars", "registrations", "reviews", "quizzes"],
	},
	{
		name: "texts",
		resources: [
			"posts",
			"comments",
			"authors",
			"rubrics",
			"pages",
			"legal-documents",
			"guides",
			"faq-groups",
			"faq-questions",
			"media",
			"translations",
		],
	},
	{ name: "school", resources: ["deliveries", "erasures", "withdrawals", "settings", "people", "audit"] },
];
