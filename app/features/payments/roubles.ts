import { type Money, money } from "../../shared/money.ts";

/** Roubles as a JSON number, as the credit broker writes them: 1234.5. Exact: the shortest text of the nearest number. */
export function toRoubleNumber({ minor }: Money): number {
	return minor / 100;
}

/** @returns undefined when the number has a part of a kopeck or is no number. */
export function fromRoubleNumber(roubles: unknown): Money | undefined {
	if (typeof roubles !== "number" || !Number.isFinite(roubles)) return undefined;
	const kopecks = Math.round(roubles * 100);
	if (!Number.isSafeInteger(kopecks) || kopecks / 100 !== roubles) return undefined;
	return money(kopecks, "RUB");
}

/** Roubles with two decimals, as YooKassa writes them: "1234.50". */
export function toRoubleText({ minor }: Money): string {
	const digits = String(Math.abs(minor)).padStart(3, "0");
	return `${minor < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** @returns undefined unless the text is roubles with exactly two decimals. */
export function fromRoubleText(roubles: string): Money | undefined {
	if (!/^\d{1,13}\.\d{2}$/.test(roubles)) return undefined;
	return money(Number(roubles.replace(".", "")), "RUB");
}
