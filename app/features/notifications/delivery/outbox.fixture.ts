import type { Database } from "../../../../database/open-database.server.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { TestCheckout } from "../../checkout/checkout.fixture.ts";
import type { OutgoingLetter } from "../post/mailer.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";
import type { Channels } from "./channels.server.ts";
import { deliverMessage } from "./deliver-message.server.ts";
import { failForNow } from "./delivery-outcome.ts";

type OutboxSchool = { readonly db: Database; readonly clock: Clock };

/**
 * The channels of a school under test: what is queued through `jobs` waits for `deliver`; the post and the chat of the managers keep what
 * they get in `letters` and `telegrams`, with plain spaces for no-break ones. While `post.isDown`, a letter fails and may be tried again.
 */
export function openOutbox({ db, clock }: OutboxSchool) {
	const queued: { readonly queue: string; readonly id: string }[] = [];
	const letters: OutgoingLetter[] = [];
	const telegrams: string[] = [];
	const post = { isDown: false };
	const jobs: JobSender = {
		async send(_transaction, queue, data) {
			queued.push({ queue, id: (data as { id: string }).id });
		},
	};
	const letter: Channels["letter"] = {
		async send(sent) {
			if (post.isDown) return failForNow("the post is down");
			letters.push({ ...sent, subject: plainSpaces(sent.subject), text: plainSpaces(sent.text) });
			return { ok: true, externalId: `${letters.length}.eml` };
		},
	};
	const telegram: Channels["telegram"] = {
		async send(text) {
			telegrams.push(plainSpaces(text));
			return { ok: true, externalId: "1" };
		},
	};
	return {
		jobs,
		queued,
		letters,
		telegrams,
		post,
		/**
		 * Sends all that is queued, in the order in which it was queued; deals go to `crm`.
		 * @returns the letters among it. @throws what the first delivery throws that fails; it and what comes after it stay queued.
		 */
		async deliver(crm?: Channels["crm"]): Promise<readonly OutgoingLetter[]> {
			const before = letters.length;
			const deps = { channels: { letter, telegram, crm }, clock, siteUrl: "https://school.example" };
			const attempt = { number: 1, isLast: false };
			for (let next = queued[0]; next; next = queued[0]) {
				await deliverMessage(db, { id: next.id, attempt }, deps);
				queued.shift();
			}
			return letters.slice(before);
		},
	};
}

/** The channels of a checkout under test; the messages about its orders and invoices are queued in them from now on. */
export function openOrderOutbox(checkout: Pick<TestCheckout, "db" | "clock" | "deps">): Outbox {
	const outbox = openOutbox(checkout);
	Object.assign(checkout.deps, { messages: createOrderMessages(outbox.jobs) });
	return outbox;
}

export type Outbox = ReturnType<typeof openOutbox>;

/** A text with plain spaces where a typesetter put no-break ones. */
export function plainSpaces(text: string): string {
	return text.replaceAll("\u00a0", " ");
}
