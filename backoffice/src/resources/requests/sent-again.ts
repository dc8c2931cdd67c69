import { printPhone } from "../../../../app/shared/print-phone.ts";

/** In the order of the form; each has its label among the fields of a request. */
const FIELDS = ["name", "surname", "phone", "email", "channel", "handle", "childAge", "wishedAt", "message"] as const;

/** What a visitor wrote otherwise when he asked again, a line a field: `Телефон: +7 903 123-45-67`. */
export function sentAgain(
	details: Readonly<Record<string, unknown>>,
	translate: (key: string, options?: { _: string }) => string,
): string {
	const root = "resources.requests";
	return FIELDS.flatMap((field) => {
		const value = details[field];
		if ((typeof value !== "string" && typeof value !== "number") || value === "") return [];
		const said = String(value);
		const printed =
			field === "phone"
				? printPhone(said)
				: field === "channel"
					? translate(`${root}.choices.channel.${said}`, { _: said })
					: said;
		return [`${translate(`${root}.fields.${field}`)}: ${printed}`];
	}).join("\n");
}
