import type { Money } from "../../../shared/money.ts";

/** A tariff as banks see it; they lend roubles alone. */
export type InstalmentTariff = {
	readonly code: string;
	readonly name: string;
	readonly price: Money;
	readonly recommended: boolean;
};

/** A course that a calculator offers. */
export type InstalmentCourse = {
	readonly slug: string;
	readonly title: string;
	readonly tariffs: readonly InstalmentTariff[];
};
