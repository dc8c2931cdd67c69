/** Short facts with dots between them; none begins or ends a line. */
export function WebinarFacts({ facts }: { facts: readonly string[] }) {
	return (
		<ul className="webinar-facts muted">
			{facts.map((fact) => (
				<li key={fact}>{fact}</li>
			))}
		</ul>
	);
}
