import type { SiteSettings } from "../site-settings.ts";
import type { Complaint } from "./setting-bounds.ts";

const ENTREPRENEUR_INN = 12;

/**
 * What is wrong with the numbers that a school is registered and paid by. A single digit that is mistyped is found by the control digits
 * of the numbers: those of the tax service, and the key of an account, which holds for the bank of its BIK alone.
 */
export function requisitesProblems({ inn, kpp, ogrn, bank }: SiteSettings["requisites"]): Complaint[] {
	const { bik, account, correspondent_account: correspondent } = bank;
	const isBankKnown = /^\d{9}$/.test(bik);
	const checks: readonly (readonly [isRight: boolean, code: string, ...path: string[]])[] = [
		[isInn(inn), "inn", "inn"],
		// An entrepreneur has none, and the page says so in words.
		[inn.length === ENTREPRENEUR_INN || /^\d{4}[\dA-Z]{2}\d{3}$/.test(kpp), "kpp", "kpp"],
		[isOgrn(ogrn), "ogrn", "ogrn"],
		[isBankKnown, "bik", "bank", "bik"],
		[isAccount(account, isBankKnown ? keyOfBank(bik) : undefined), "account", "bank", "account"],
		[
			isAccount(correspondent, isBankKnown ? keyOfCentralBank(bik) : undefined),
			"account",
			"bank",
			"correspondent_account",
		],
	];
	return checks.filter(([isRight]) => !isRight).map(([, code, ...path]) => ({ path, code }));
}

/** Weights of the digits before the control digit. */
const INN_WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8];

/** Ten digits of a company, the last of which is a control digit; twelve of an entrepreneur, the last two. */
function isInn(inn: string): boolean {
	if (!/^(?:\d{10}|\d{12})$/.test(inn)) return false;
	const digits = digitsOf(inn);
	const controls = inn.length === 10 ? [9] : [10, 11];
	return controls.every((place) => {
		const sum = weigh(digits.slice(0, place), INN_WEIGHTS.slice(-place));
		return (sum % 11) % 10 === digits[place];
	});
}

/** Thirteen digits of a company, fifteen of an entrepreneur: the last is the remainder of all before it. */
function isOgrn(ogrn: string): boolean {
	if (!/^(?:\d{13}|\d{15})$/.test(ogrn)) return false;
	const rest = Number(ogrn.slice(0, -1)) % (ogrn.length - 2);
	return rest % 10 === Number(ogrn.at(-1));
}

/** Twenty digits with a key: together with three of the BIK, weighed by 7, 1 and 3, they make a sum that ends with zero. */
function isAccount(account: string, bank: string | undefined): boolean {
	if (!/^\d{20}$/.test(account)) return false;
	return bank === undefined || weigh(digitsOf(bank + account), [7, 1, 3]) % 10 === 0;
}

/** Of an account at a bank; cash centres of the central bank, whose BIK ends with 000 to 002, have the other key. */
function keyOfBank(bik: string): string {
	return /00[0-2]$/.test(bik) ? keyOfCentralBank(bik) : bik.slice(-3);
}

/** Of the account that a bank has at the central bank. */
function keyOfCentralBank(bik: string): string {
	return `0${bik.slice(4, 6)}`;
}

function digitsOf(text: string): number[] {
	return [...text].map(Number);
}

function weigh(digits: readonly number[], weights: readonly number[]): number {
	return digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0);
}
