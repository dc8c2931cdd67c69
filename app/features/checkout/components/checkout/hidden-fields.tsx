import { TrapField } from "../../../../ui/form/trap-field.tsx";
import type { CheckoutView } from "../../placing/checkout-view.ts";
import type { CheckoutValues } from "../../rules/checkout-input.ts";

type HiddenFieldsProps = { view: CheckoutView; values: CheckoutValues; page: string };

/** What the server is told of the page that was agreed to: the courses, the totals, the term of the schedule, the documents. No price is taken from here. */
export function HiddenFields({ view, values, page }: HiddenFieldsProps) {
	const plan = view.toPay.kind === "payable" ? view.toPay.instalments?.plan : undefined;
	return (
		<>
			{view.lines.map(({ ids, tariffs }, index) => (
				<span hidden key={index}>
					<input name={`course.${index}`} type="hidden" value={ids.courseSlug} />
					<input name={`was.${index}`} type="hidden" value={values[`was.${index}`] ?? ""} />
					{tariffs.length === 0 && <input name={`tariff.${index}`} type="hidden" value={ids.tariffCode} />}
				</span>
			))}
			<input name="expected.RUB" type="hidden" value={view.totals.RUB.total.minor} />
			<input name="expected.USD" type="hidden" value={view.totals.USD.total.minor} />
			<input name="shownMonths" type="hidden" value={plan?.months ?? ""} />
			<input name="documents" type="hidden" value={view.documents} />
			<input name="page" type="hidden" value={page} />
			<TrapField />
		</>
	);
}
