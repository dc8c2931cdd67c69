/** The last moment of a sale or a discount. `until` is excluded, so one that ends at midnight is announced by the day before. */
export function saleLastMoment(until: Date): Date {
	return new Date(until.getTime() - 1);
}
