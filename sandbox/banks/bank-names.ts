export const BANKS = ["tbank", "stripe", "forma", "yookassa"] as const;
export type BankName = (typeof BANKS)[number];
