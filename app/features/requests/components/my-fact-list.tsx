export type Fact = readonly [label: string, value: string | null | undefined];

/** Facts with their names, each on a line of its own; one without a value is left out. */
export function MyFactList({ facts }: { facts: readonly Fact[] }) {
	return (
		<dl>
			{facts
				.filter(([, value]) => value)
				.map(([label, value]) => (
					<div key={label} className="my-data__fact">
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
		</dl>
	);
}
