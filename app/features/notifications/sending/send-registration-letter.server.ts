import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { RegistrationLetter } from "../../webinars/registration-messages.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood } from "../delivery/delivery-outcome.ts";
import { type AnnouncedRegistration, getAnnouncedRegistration } from "../facts/get-announced-registration.server.ts";
import { webinarLetter } from "../letters/webinar-letter.server.ts";

type RegistrationMessage = {
	readonly id: string;
	readonly kind: string;
	readonly registrationId: string;
	readonly createdAt: Date;
};

/** Letters that are right whenever they come; the others are reminders. */
const NEWS: ReadonlySet<RegistrationLetter> = new Set(["joined", "moved", "cancelled", "released"]);

/** The letter after a registration, or a reminder; a reminder that comes too late is not sent. */
export async function sendRegistrationLetter(
	db: Database,
	message: RegistrationMessage,
	{ channels, siteUrl, clock }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const registration = await getAnnouncedRegistration(db, message.registrationId, clock.now());
	if (!registration) return failForGood(MOOT.noRegistration);
	const kind = message.kind.replace(/^webinar-/, "") as RegistrationLetter;
	if (!NEWS.has(kind) && isPointless(registration, clock.now())) return failForGood(MOOT.nothingToRemind);
	if (kind === "moved" && registration.cancelledAt) return failForGood(MOOT.placeGivenBack);
	const letter = await webinarLetter(kind, registration, siteUrl);
	return channels.letter.send({ ...letter, to: registration.email, messageId: message.id, date: message.createdAt });
}

function isPointless({ startsAt, presentStart, status, cancelledAt }: AnnouncedRegistration, now: Date): boolean {
	const isMoved = presentStart.getTime() !== startsAt.getTime();
	return cancelledAt !== null || status !== "published" || isMoved || startsAt <= now;
}
