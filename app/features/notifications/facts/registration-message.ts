/** What a letter to somebody who registered keeps with itself. */
export type RegistrationMessageDetails = {
	/** ISO instant: the date that it speaks of, when the registration may have another one by the time it leaves. */
	readonly startsAt?: string;
};
