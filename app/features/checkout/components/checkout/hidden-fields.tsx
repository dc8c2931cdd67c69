import { TrapField } from "../../../../ui/form/trap-field.tsx";
import type { CheckoutFormAnswer } from "../../placing/checkout-view.ts";
import { isAboutStart } from "./use-lost-start-text.ts";

type HiddenFieldsProps = { answer: Pick<CheckoutFormAnswer, "view" | "values" | "refusal" | "unpaid">; page: string };

/** What the server is told of the page that was agreed to: the courses, the totals, the term of the schedule, the documents. No price is taken from here. */
export function HiddenFields({ answer: { view, values, refusal, unpaid }, page }: HiddenFieldsProps) {
	// Whoever was just refused a group that takes nobody sends the next order without it.
	const isLossTold = isAboutStart(refusal?.code);
	const plan = view.toPay.kind === "payable" ? view.toPay.instalments?.plan : undefined;
	return (
		<>
			{view.lines.map(({ ids, tariffs, lostStart }, index) => (
				<span hidden key={index}>
					<input name={`course.${index}`} type="hidden" value={ids.courseSlug} />
					<input name={`was.${index}`} type="hidden" value={values[`was.${index}`] ?? ""} />
					{lostStart && !isLossTold && <input name={`lost.${index}`} type="hidden" value={lostStart.id} />}
					{tariffs.length === 0 && <input name={`tariff.${index}`} type="hidden" value={ids.tariffCode} />}
				</span>
			))}
			<input name="expected.RUB" type="hidden" value={view.totals.RUB.total.minor} />
			<input name="expected.USD" type="hidden" value={view.totals.USD.total.minor} />
			<input name="shownMonths" type="hidden" value={plan?.months ?? ""} />
			<input name="documents" type="hidden" value={view.documents} />
			<input name="unpaid" type="hidden" value={unpaid?.number ?? ""} />
			<input name="page" type="hidden" value={page} />
			<TrapField />
		</>
	);
}
