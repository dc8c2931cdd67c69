import type { ReactNode } from "react";

/** One figure and what it counts. */
export function Stat({ value, children }: { value: ReactNode; children: ReactNode }) {
	return (
		<div className="stat">
			<b>{value}</b>
			<span>{children}</span>
		</div>
	);
}
