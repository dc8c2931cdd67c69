import { useLocaleState, useTranslate } from "react-admin";
import type { Money } from "../../../../app/shared/money.ts";
import { printDay } from "../../fields/day-field.tsx";
import { printMoney } from "../../fields/money-text.ts";
import type { OrderPlan } from "./order-record.ts";

const SAID = { nothing: "ofSchool", term: "ofTerm", payments: "ofBank" } as const;

/** The instalments of an order in a sentence: how long, how much a month, how much in all, from when, and by whose figures. */
export function PlanText({ plan: { current, saidByBank } }: { plan: OrderPlan }) {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const { months, monthly, total, payments, last } = current;
	const words = "resources.orders.plan";
	const print = (amount: Money) => printMoney(amount.minor, { ...amount, locale });
	const parts = [
		last
			? translate(`${words}.uneven`, { smart_count: months - 1, monthly: print(monthly), last: print(last) })
			: translate(`${words}.term`, { smart_count: months, monthly: print(monthly) }),
		translate(`${words}.total`, { total: print(total) }),
		payments[0] && translate(`${words}.first`, { day: printDay(payments[0].on, locale) }),
		translate(`${words}.${SAID[saidByBank]}`),
	];
	return <>{parts.filter(Boolean).join(", ")}</>;
}
