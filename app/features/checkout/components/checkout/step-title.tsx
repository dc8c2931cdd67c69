import type { ReactNode } from "react";

/** The heading of a part of the form with its number. */
export function StepTitle({ number, children, action }: { number: number; children: ReactNode; action?: ReactNode }) {
	return (
		<div className="co__step">
			<h2>
				<span aria-hidden="true" className="co__number">
					{number}
				</span>
				{children}
			</h2>
			{action}
		</div>
	);
}
