/** A payment as T-Bank keeps it. */
export type TbankPayment = {
	/** PaymentId: digits. */
	readonly id: string;
	/** The last part of the page's address. */
	readonly code: string;
	readonly orderId: string;
	/** Kopecks that were asked for. */
	readonly amount: number;
	/** Kopecks that are left: the bank's "current sum". */
	readonly left: number;
	readonly status: string;
	readonly errorCode: string;
	readonly payType: "O" | "T";
	readonly language: "ru" | "en";
	readonly hasReceipt: boolean;
	readonly notificationUrl: string | undefined;
	readonly successUrl: string | undefined;
	readonly failUrl: string | undefined;
	readonly createdAt: string;
	/** Masked. */
	readonly pan: string | undefined;
	/** Answers to Cancel by ExternalRequestId. */
	readonly cancels: Readonly<Record<string, object>>;
	readonly isClosed: boolean;
};

/** The form lives a day. */
const LIFE_MS = 24 * 60 * 60 * 1000;
/** The customer may still pay; a refused card is one of these. */
const OPEN = new Set(["NEW", "FORM_SHOWED", "3DS_CHECKING", "REJECTED"]);

export function isOpen({ status }: Pick<TbankPayment, "status">): boolean {
	return OPEN.has(status);
}

export function isPaid({ status }: Pick<TbankPayment, "status">): boolean {
	return status === "AUTHORIZED" || status === "CONFIRMED";
}

/** The payment as it is now: a form that nobody paid in time has run out. */
export function asOf(payment: TbankPayment, now: Date): TbankPayment {
	const isOver = isOpen(payment) && now.getTime() - Date.parse(payment.createdAt) > LIFE_MS;
	return isOver ? { ...payment, status: "DEADLINE_EXPIRED" } : payment;
}

type Cancelled = { readonly code: string } | { readonly status: string; readonly left: number };

/** What a Cancel of so many kopecks makes of it. */
export function cancelled({ status, left: before }: TbankPayment, kopecks: number): Cancelled {
	if (status === "NEW" || status === "FORM_SHOWED" || status === "REJECTED") return { status: "CANCELED", left: 0 };
	const isHeld = status === "AUTHORIZED" || status === "PARTIAL_REVERSED";
	const isTaken = status === "CONFIRMED" || status === "PARTIAL_REFUNDED";
	if (!isHeld && !isTaken) return { code: "8" };
	const left = before - kopecks;
	if (kopecks <= 0 || left < 0) return { code: "330" };
	const done = isHeld ? "REVERSED" : "REFUNDED";
	return { status: left === 0 ? done : `PARTIAL_${done}`, left };
}
