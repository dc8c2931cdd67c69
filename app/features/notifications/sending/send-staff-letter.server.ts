import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import { getSiteSettings } from "../../settings/get-site-settings.server.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood } from "../delivery/delivery-outcome.ts";
import { staffLetter } from "../letters/staff-letter.server.ts";
import { postLetter } from "./post-letter.server.ts";

type StaffMessage = { readonly id: string; readonly staffLetterId: string; readonly createdAt: Date };

/** An invitation to the office, or the way to a new password. */
export async function sendStaffLetter(
	db: Database,
	message: StaffMessage,
	{ channels, siteUrl }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const row = await db
		.selectFrom("staffLetter")
		.where("id", "=", message.staffLetterId)
		.select(["kind", "email", "locale", "token"])
		.executeTakeFirst();
	if (!row) return failForGood(MOOT.noStaffLetter);
	if (row.token === "") return failForGood(MOOT.staleStaffLetter);
	const letter = await staffLetter(row, await getSiteSettings(db), siteUrl);
	return postLetter(channels, message, { ...letter, to: row.email });
}
