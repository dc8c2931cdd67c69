import { useLocaleState, useTranslate } from "react-admin";
import { printDay } from "../../fields/day-field.tsx";
import { printMoney } from "../../fields/money-text.ts";
import type { OrderPlan } from "./order-record.ts";

/** The instalments of an order in a sentence: how long, how much a month, how much in all, from when, and by whose figures. */
export function PlanText({ plan: { current, isOfBank } }: { plan: OrderPlan }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const { months, monthly, total, payments } = current;
	const words = "resources.orders.plan";
	const parts = [
		translate(`${words}.term`, { smart_count: months, monthly: printMoney(monthly.minor, { ...monthly, locale }) }),
		translate(`${words}.total`, { total: printMoney(total.minor, { ...total, locale }) }),
		payments[0] && translate(`${words}.first`, { day: printDay(payments[0].on, locale) }),
		translate(isOfBank ? `${words}.ofBank` : `${words}.ofSchool`),
	];
	return <>{parts.filter(Boolean).join(", ")}</>;
}
