/**
 * Why a message is given up although nothing is wrong: its subject is gone or another message tells it, there is nobody to receive it, the
 * school has no such channel, or staff decided so. Nobody has to fix these, so they are no failures for the person on duty. Stored with the
 * message.
 */
export const MOOT = {
	erased: "erased",
	noRequest: "the request is gone",
	noCallAwaited: "the request waits for no call any more",
	consentWithdrawn: "the consent to processing was withdrawn",
	noOrder: "the order is gone",
	noInvoice: "the invoice is gone",
	noBooking: "the booking is gone",
	noRegistration: "the registration is gone",
	noStaffLetter: "the letter is gone",
	staleStaffLetter: "the way in the letter leads nowhere any more",
	noReader: "nobody waits for the letter",
	noAddress: "no address",
	noTelegram: "telegram is not configured",
	noCrm: "the crm is not configured",
	noDeal: "the deal is gone",
	notForManagers: "nothing for managers",
	nothingToRemind: "nothing to remind of",
	placeGivenBack: "the registration was cancelled",
	webinarOver: "the webinar is over",
	toldByAnother: "another letter says what has become of it",
	leftByStaff: "staff left it as it is",
} as const;

/** Reasons that staff can remove: by setting up an account, by entering an address, or by changing their mind. */
export const MENDABLE: ReadonlySet<string> = new Set([MOOT.noAddress, MOOT.noTelegram, MOOT.noCrm, MOOT.leftByStaff]);
