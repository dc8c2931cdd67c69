import type { ReactNode } from "react";
import "./ticket.css";

type SumRow = { term: ReactNode; value: ReactNode; tone?: "success" };

type SumProps = {
	rows: readonly SumRow[];
	total: SumRow;
	/** What became of the total. */
	after?: readonly SumRow[];
};

/** What adds up to what. Values are already written out. */
export function Sum({ rows, total, after = [] }: SumProps) {
	return (
		<dl className="sum">
			<Rows rows={rows} />
			<div className="sum__total">
				<dt>{total.term}</dt>
				<dd>{total.value}</dd>
			</div>
			<Rows rows={after} />
		</dl>
	);
}

function Rows({ rows }: Pick<SumProps, "rows">) {
	return rows.map(({ term, value, tone }, index) => (
		<div key={index}>
			<dt>{term}</dt>
			<dd data-tone={tone}>{value}</dd>
		</div>
	));
}
