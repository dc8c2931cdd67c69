/** The one merchant the stand-ins know, as a real bank knows many. */
export const ACCOUNTS = {
	tbank: { terminalKey: "StandInDEMO", password: "stand-in-password" },
	stripe: { secretKey: "sk_test_stand_in", webhookSecret: "whsec_stand_in" },
	forma: { shopId: "stand-in-shop", showcaseId: "stand-in-showcase", password: "stand-in-password" },
	yookassa: { shopId: "100500", secretKey: "test_stand_in" },
} as const;
