/** Short facts separated by dots; no dot begins or ends a line. */
export function WebinarFacts({ facts }: { facts: readonly string[] }) {
	return (
		<ul className="webinar-facts muted">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</ul>
	);
}
