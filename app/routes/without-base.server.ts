/** The router puts the base path before every redirect, so it is told addresses of the site without. */
export function withoutBase(address: string): string {
	const base = import.meta.env.BASE_URL.slice(0, -1);
	return base && `${address}/`.startsWith(`${base}/`) ? address.slice(base.length) || "/" : address;
}
