import type { ReactNode } from "react";
import "./ticket.css";

type SumRow = { term: ReactNode; value: ReactNode; tone?: "success" };

type SumProps = { rows: readonly SumRow[]; total: SumRow };

/** What adds up to what. Values are already written out. */
export function Sum({ rows, total }: SumProps) {
	return (
		<dl className="sum">
			{rows.map(({ term, value, tone }, place) => (
				<div key={place}>
					<dt>{term}</dt>
					<dd data-tone={tone}>{value}</dd>
				</div>
			))}
			<div className="sum__total">
				<dt>{total.term}</dt>
				<dd>{total.value}</dd>
			</div>
		</dl>
	);
}
