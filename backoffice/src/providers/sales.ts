import type { SalesTable } from "../../../app/features/checkout/office/list-sales.server.ts";
import { callInSession } from "./call-in-session.ts";

export type SalesReport = SalesTable & { readonly from: string; readonly to: string; readonly zone: string };

type Asked = { readonly from: string; readonly locale: string; readonly signal: AbortSignal };

/** What was sold since a day of the school's calendar, `YYYY-MM-DD`; courses are named in the language of the screen. */
export async function getSales({ from, locale, signal }: Asked): Promise<SalesReport> {
	const parameters = new URLSearchParams({ from, locale });
	return (await callInSession<{ data: SalesReport }>(`api/admin/sales?${parameters}`, { signal })).data;
}
