import type { Database } from "../../../../database/open-database.server.ts";
import type { Clock } from "../../../platform/clock.server.ts";
import type { JobSender } from "../../../platform/jobs.server.ts";
import type { TestCheckout } from "../../checkout/checkout.fixture.ts";
import type { OutgoingLetter } from "../post/mailer.server.ts";
import { createOrderMessages } from "../queueing/create-order-messages.server.ts";
import type { Channels } from "./channels.server.ts";
import { deliverMessage } from "./deliver-message.server.ts";

type OutboxSchool = { readonly db: Database; readonly clock: Clock };

/**
 * The ways out of a school under test: what is queued through `jobs` waits for `deliver`, and the post and the chat of the managers
 * keep what they get. Their texts have plain spaces where a typesetter put no-break ones.
 */
export function openOutbox({ db, clock }: OutboxSchool) {
	const queued: { readonly queue: string; readonly id: string }[] = [];
	const letters: OutgoingLetter[] = [];
	const telegrams: string[] = [];
	const jobs: JobSender = {
		async send(_transaction, queue, data) {
			queued.push({ queue, id: (data as { id: string }).id });
		},
	};
	const letter: Channels["letter"] = {
		async send(sent) {
			letters.push({ ...sent, subject: plain(sent.subject), text: plain(sent.text) });
			return { ok: true };
		},
	};
	const telegram: Channels["telegram"] = {
		async send(text) {
			telegrams.push(plain(text));
			return { ok: true, externalId: "1" };
		},
	};
	return {
		jobs,
		queued,
		letters,
		telegrams,
		/**
		 * Takes all that waits out of the queue and sends it; deals are told to `crm`.
		 * @returns the letters among it. @throws what a delivery throws.
		 */
		async deliver(crm?: Channels["crm"]): Promise<readonly OutgoingLetter[]> {
			const before = letters.length;
			const deps = { channels: { letter, telegram, crm }, clock, siteUrl: "https://school.example" };
			const attempt = { number: 1, isLast: false };
			for (const { id } of queued.splice(0)) await deliverMessage(db, { id, attempt }, deps);
			return letters.slice(before);
		},
	};
}

/** The ways out of a checkout under test, which tells of its orders and invoices from now on. */
export function openOrderOutbox(checkout: Pick<TestCheckout, "db" | "clock" | "deps">): Outbox {
	const outbox = openOutbox(checkout);
	Object.assign(checkout.deps, { messages: createOrderMessages(outbox.jobs) });
	return outbox;
}

export type Outbox = ReturnType<typeof openOutbox>;

function plain(text: string): string {
	return text.replaceAll("\u00a0", " ");
}
