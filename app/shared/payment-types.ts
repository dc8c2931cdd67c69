/** How a customer pays (specification, section 3); the type decides the currency that is charged. */
export const PAYMENT_TYPES = ["card_ru", "card_foreign", "instalment_tbank", "instalment_sber"] as const;
