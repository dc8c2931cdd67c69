import type { Door } from "./open-door.server.ts";

type Sender = {
	/** E.164. */
	readonly phone: string;
	readonly email: string | null;
};

/**
 * Counts a form that sends letters and has somebody called: by the sender's address, and by the phone and the mailbox that it names, which
 * may be a stranger's.
 * @returns false when one of them has used up its limit.
 */
export async function isWithinLimits({ limits, visitor }: Pick<Door, "limits" | "visitor">, { phone, email }: Sender) {
	const { requestsByAddress, requestsByPhone, requestsByEmail } = limits;
	return (
		(await requestsByAddress.take(visitor)) &&
		(await requestsByPhone.take(phone)) &&
		(!email || (await requestsByEmail.take(mailboxOf(email))))
	);
}

/** The part after a plus does not make another mailbox. */
function mailboxOf(email: string): string {
	return email.toLowerCase().replace(/\+.*@/, "@");
}
