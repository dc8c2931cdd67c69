type Text = string | undefined;

/** The part of the parsed environment that payments need; every value may be absent. */
export type PaymentEnvironment = {
	/** Who takes Russian cards where both could: "tbank" unless it says "yookassa". */
	readonly CARD_RU_PROVIDER?: "tbank" | "yookassa" | undefined;
	/** Lets only the banks' published networks send notifications. */
	readonly PAYMENT_SENDERS_CHECKED?: boolean | undefined;
	readonly TBANK_API_BASE?: Text;
	readonly TBANK_TERMINAL_KEY?: Text;
	readonly TBANK_PASSWORD?: Text;
	readonly TBANK_TAXATION?: Text;
	readonly TBANK_TAX?: Text;
	readonly STRIPE_API_BASE?: Text;
	readonly STRIPE_SECRET_KEY?: Text;
	readonly STRIPE_WEBHOOK_SECRET?: Text;
	readonly TBANK_FORMA_API_BASE?: Text;
	readonly TBANK_FORMA_SHOP_ID?: Text;
	readonly TBANK_FORMA_SHOWCASE_ID?: Text;
	readonly TBANK_FORMA_PASSWORD?: Text;
	/** `3:code 6:code`: the bank's product for each term in months. */
	readonly TBANK_FORMA_PROMO_CODES?: Text;
	readonly TBANK_FORMA_DEMO?: boolean | undefined;
	readonly YOOKASSA_API_BASE?: Text;
	readonly YOOKASSA_SHOP_ID?: Text;
	readonly YOOKASSA_SECRET_KEY?: Text;
	readonly YOOKASSA_TAX_SYSTEM?: number | undefined;
	readonly YOOKASSA_VAT_CODE?: number | undefined;
};

/** Base addresses of the stand-ins, without trailing slashes. */
export type BankStandIns = {
	readonly tbank: string;
	readonly stripe: string;
	readonly forma: string;
	readonly yookassa: string;
	/** Origin of their payment pages where a browser reaches them elsewhere. */
	readonly pages?: string | undefined;
};
