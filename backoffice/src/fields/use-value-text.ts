import { useLocaleState, useResourceContext, useTranslate } from "react-admin";
import { isTree } from "../../../app/shared/is-tree.ts";
import { type Currency, isMoney } from "../../../app/shared/money.ts";
import { cityOf } from "../../../app/shared/zones.ts";
import { printDay } from "./day-field.tsx";
import { fieldOfPath } from "./field-of-path.ts";
import { printInstant } from "./instant-field.tsx";
import { printMoney } from "./money-text.ts";
import { SCHOOL_ZONE } from "./school-zone.ts";
import { useFieldName } from "./use-field-name.ts";

const DAY = /^\d{4}-\d\d-\d\d$/;
const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** Fields with such names hold amounts in minor units: `priceRub`. */
const AMOUNT = /(Rub|Usd)$/;
/** Amounts whose currency is a field of the record: those of an invoice. */
const SUM = /(?:^|\.)(?:total|paid|amount)$/;
/** Where the words of values stand that many kinds of records share, by the name of the field. */
const SHARED_WORDS: Readonly<Record<string, string>> = {
	state: "common.textState",
	planet: "common.planet",
	cover: "fields.drawing",
	avatar: "fields.drawing",
	art: "fields.drawing",
	locale: "common.language",
	role: "office.roles",
};

/**
 * Gives the value of a field by its path as people read it: choices by their words, days and moments by the school's clock, amounts as money, lists of
 * parts with a numbered line for each of them.
 * @param of the resource that the field is of; that of the screen unless given.
 * @param recordCurrency that of the record's amounts, where it is known.
 */
export function useValueText(of?: string, recordCurrency?: Currency): (path: string, value: unknown) => string {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const here = useResourceContext() ?? "";
	const resource = of ?? here;
	const nameField = useFieldName(of);

	function print(path: string, value: unknown): string {
		if (value === undefined || value === null || value === "") return "—";
		if (typeof value === "boolean") return translate(value ? "ra.boolean.true" : "ra.boolean.false");
		if (isMoney(value)) return printMoney(value.minor, { currency: value.currency, locale });
		if (Array.isArray(value) && value.every((item) => typeof item !== "object")) {
			return value.map((item) => print(path, item)).join(", ");
		}
		if (Array.isArray(value)) {
			return value.map((item, place) => `${place + 1}. ${print(`${path}.${place}`, item)}`).join("\n");
		}
		if (isTree(value)) return printParts(path, value);
		if (typeof value === "number") return printNumber(path, value);
		return printText(path, String(value));
	}
	/** The parts that have a value, by name; a part within a part is in brackets. */
	function printParts(path: string, tree: object): string {
		const parts = Object.entries(tree).filter(
			([name, value]) => name !== "id" && ![undefined, null, ""].includes(value),
		);
		return parts
			.map(([name, value]) => {
				const said = print(`${path}.${name}`, value);
				return `${nameField(`${path}.${name}`)}: ${isTree(value) && !isMoney(value) ? `(${said})` : said}`;
			})
			.join("; ");
	}
	function printNumber(path: string, value: number): string {
		const named = AMOUNT.exec(path)?.[1]?.toUpperCase() as Currency | undefined;
		const currency = SUM.test(path) ? recordCurrency : named;
		return currency ? printMoney(value, { currency, locale }) : String(value);
	}
	function printText(path: string, value: string): string {
		if (DAY.test(value) || INSTANT.test(value)) return printTime(value, locale);
		const city = cityOf(value);
		if (city) return translate(`fields.zones.${city}`);
		if (!/^[\w-]+$/.test(value)) return value;
		const field = fieldOfPath(path);
		const shared = SHARED_WORDS[field.split(".").at(-1) ?? ""];
		const otherwise = shared ? translate(`${shared}.${value}`, { _: value }) : value;
		return translate(`resources.${resource}.choices.${field}.${value}`, { _: otherwise });
	}
	return print;
}

function printTime(value: string, locale: string): string {
	return DAY.test(value) ? printDay(value, locale) : printInstant(value, { locale, zone: SCHOOL_ZONE });
}
