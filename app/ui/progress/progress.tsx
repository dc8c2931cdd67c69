import { type CSSProperties, type ReactNode, useId } from "react";
import type { Planet } from "../../shared/planets.ts";
import "./progress.css";

type ProgressProps = {
	/** From 0 to `max`. */
	value: number;
	max?: number;
	label: ReactNode;
	planet?: Planet;
};

/** How far along, as a bar. */
export function Progress({ value, max = 100, label, planet }: ProgressProps) {
	const id = useId();
	return (
		<div className="progress" data-planet={planet}>
			<span id={id}>{label}</span>
			<div
				aria-labelledby={id}
				aria-valuemax={max}
				aria-valuemin={0}
				aria-valuenow={value}
				className="progress__track"
				role="progressbar"
			>
				<i style={{ "--v": `${(value / max) * 100}%` } as CSSProperties} />
			</div>
		</div>
	);
}
