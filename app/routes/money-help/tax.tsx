import { data, useLoaderData } from "react-router";
import { TaxPage } from "../../features/money-help/components/tax-page.tsx";
import { describeTax } from "../../features/money-help/describe-tax.ts";
import { readTaxForm, TAX_PARAMS } from "../../features/money-help/read-tax-form.ts";
import { InlineRequest } from "../../features/requests/components/inline-request.tsx";
import { needMessages } from "../../i18n/message-catalogues.ts";
import { inZone } from "../../shared/in-zone.server.ts";
import type { DoorHandle } from "../door-handle.ts";
import { openDoor } from "../open-door.server.ts";
import { metaFromLoader } from "../page-meta.ts";
import { pageNotFound } from "../page-not-found.server.ts";
import type { Route } from "./+types/tax";
import { openMoneyHelp } from "./open-money-help.server.ts";

await needMessages("moneyHelp");

export const handle: DoorHandle = { cache: { params: TAX_PARAMS }, scene: "day" };

/** The calculator is a GET form: its address carries what was typed, so the answer can be sent to somebody. */
export async function loader(args: Route.LoaderArgs) {
	const door = await openDoor(args);
	const { tax_deduction: settings } = door.settings;
	if (!settings) pageNotFound(door);
	const opened = await openMoneyHelp(door, "tax");
	const today = inZone(door.now, door.settings.hours.zone);
	const newYear = today.with({ month: 1, day: 1 }).add({ years: 1 }).startOfDay();
	door.lifetime.until(new Date(newYear.epochMilliseconds));
	const tax = describeTax(settings, { locale: door.locale, year: today.year });
	const form = readTaxForm((name) => door.query.get(name), tax);
	const [first] = door.settings.phones;
	const phone = { number: first?.number ?? "", label: first?.[door.locale].label ?? "" };
	return data({ ...opened, tax, form, phone }, { status: Object.keys(form.errors).length > 0 ? 400 : 200 });
}

export const meta = metaFromLoader;

export default function TaxDoor() {
	const { page, faq, request, ...deduction } = useLoaderData<typeof loader>();
	return <TaxPage {...deduction} faq={faq} page={page} request={<InlineRequest form={request} />} />;
}
