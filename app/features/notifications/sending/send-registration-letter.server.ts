import type { Database } from "../../../../database/open-database.server.ts";
import { MOOT } from "../../../shared/moot-messages.ts";
import type { RegistrationLetter } from "../../webinars/registrations/registration-messages.ts";
import { endsAt } from "../../webinars/webinar-phase.ts";
import type { DeliveryDeps } from "../delivery/delivery-deps.ts";
import { type DeliveryOutcome, failForGood, leaveToOtherBuild } from "../delivery/delivery-outcome.ts";
import type { OutgoingRow } from "../delivery/outgoing-row.ts";
import { type AnnouncedRegistration, getAnnouncedRegistration } from "../facts/get-announced-registration.server.ts";
import { readRegistrationMessage } from "../facts/registration-message.ts";
import { webinarLetter } from "../letters/webinar-letter.server.ts";
import { postLetter } from "./post-letter.server.ts";

/** Letters of a place that is kept; they are right as long as it is. */
const KEPT: ReadonlySet<RegistrationLetter> = new Set(["joined", "moved", "restored"]);

/** The letter after a registration or of what became of it, or a reminder. One that the post held up until it is no longer true is not sent. */
export async function sendRegistrationLetter(
	db: Database,
	{ registrationId, ...message }: OutgoingRow & { readonly registrationId: string },
	{ channels, siteUrl, clock }: DeliveryDeps,
): Promise<DeliveryOutcome> {
	const registration = await getAnnouncedRegistration(db, registrationId, clock.now());
	if (!registration) return failForGood(MOOT.noRegistration);
	const notice = readRegistrationMessage(message);
	if (!notice) return leaveToOtherBuild();
	const { letter: news, startsAt = registration.startsAt } = notice;
	const now = clock.now();
	const told = { ...registration, startsAt };
	const moot = findMoot(news, told, now);
	if (moot) return failForGood(moot);
	const letter = await webinarLetter(news, told, { siteUrl, now });
	return postLetter(channels, message, { ...letter, to: registration.email });
}

/** Why a letter is not true any more; `startsAt` is the date that it speaks of. */
function findMoot(news: RegistrationLetter, registration: AnnouncedRegistration, now: Date): string | undefined {
	const { startsAt, presentStart, status, cancelledAt } = registration;
	if (news === "released") return undefined;
	if (cancelledAt) return MOOT.placeGivenBack;
	if (news === "cancelled") return status === "cancelled" ? undefined : MOOT.toldByAnother;
	const isHeldThen = status === "published" && presentStart.getTime() === startsAt.getTime();
	if (!KEPT.has(news)) return isHeldThen && startsAt > now ? undefined : MOOT.nothingToRemind;
	if (endsAt(registration) <= now) return MOOT.webinarOver;
	return isHeldThen ? undefined : MOOT.toldByAnother;
}
