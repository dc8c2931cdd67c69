import type { Clock } from "../../../platform/clock.server.ts";
import { refuseNotification } from "../bank-failure.ts";
import type { Notification, PaymentClaim, ReadNotification } from "../provider.ts";
import { readJsonObject } from "../read-json-object.ts";
import type { FormaClient } from "./forma-client.server.ts";
import { applicationSchema, type FormaApplication } from "./forma-wire.ts";
import { reportForma } from "./report-forma.ts";

const TAKEN = { status: 200, body: "", contentType: "text/plain" } as const;

/** Nobody signs these, so a notification is only a hint: `info` tells the truth, and a hint that differs from it is forged. */
export async function readFormaNotification(
	client: FormaClient,
	{ body }: Notification,
	clock: Clock,
): Promise<ReadNotification> {
	const claimed = applicationSchema.safeParse(readJsonObject(body));
	if (!claimed.success) return refuseNotification("malformed", "forma: not an application");
	const read = await client.read(claimed.data.id);
	if (!read.ok) {
		// 403 is how the bank speaks of somebody else's application.
		return read.code === "refused"
			? refuseNotification("forged", `forma: not ours, ${read.reason}`)
			: refuseNotification("unverified", read.reason);
	}
	const truth = read.answer;
	if (!isBorneOut(claimed.data, truth)) return refuseNotification("forged", "forma: the bank says otherwise");
	const report = reportForma(truth, truth.id, clock.now());
	if (!report) return refuseNotification("malformed", "forma: a sum with parts of a kopeck");
	const cooled = truth.commit_cooldown && !report.coolingUntil ? ":cooled" : "";
	const dedupeKey = `forma:${truth.id}:${truth.status}:${truth.committed}${cooled}`;
	return { ok: true, report, dedupeKey, reply: TAKEN };
}

/** The application that a notification is about, which nobody has confirmed yet; undefined where it is no application. */
export function readFormaClaim({ body }: Notification): PaymentClaim | undefined {
	const claimed = applicationSchema.safeParse(readJsonObject(body));
	return claimed.success ? { reference: claimed.data.id } : undefined;
}

/** Events overtake one another, so the truth may be ahead of the claim, never behind it. */
function isBorneOut(claimed: FormaApplication, truth: FormaApplication): boolean {
	if (claimed.order_amount !== truth.order_amount) return false;
	switch (claimed.status) {
		case "signed":
			// A signed application may still be cancelled while it cools.
			return truth.status === "signed" || truth.status === "canceled";
		case "canceled":
			return truth.status === "canceled";
		case "approved":
			return truth.status !== "new" && truth.status !== "inprogress";
		default:
			// Every bank refuses by itself: the application lives until all have.
			return true;
	}
}
