/** The last moment of a sale. A sale runs up to `saleUntil` and without it, so one that ends at midnight is announced by the day before. */
export function saleLastMoment(saleUntil: Date): Date {
	return new Date(saleUntil.getTime() - 1);
}
