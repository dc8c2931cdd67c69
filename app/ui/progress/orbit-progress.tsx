import type { CSSProperties } from "react";
import { Art } from "../art/art.tsx";
import type { ArtName } from "../art/art-sizes.ts";
import "./orbit-progress.css";

type OrbitProgressProps = {
	value: number;
	max: number;
	/** Said: "Question 3 of 6". */
	label: string;
	/** Drawing that rolls. */
	art?: ArtName;
};

/** Progress, shown as a planet on a dotted path. */
export function OrbitProgress({ value, max, label, art = "planet-saturn" }: OrbitProgressProps) {
	return (
		<div
			aria-label={label}
			aria-valuemax={max}
			aria-valuemin={0}
			aria-valuenow={value}
			className="orbit-progress"
			role="progressbar"
			style={{ "--v": `${(value / max) * 100}%` } as CSSProperties}
		>
			<Art loading="eager" name={art} width={52} />
		</div>
	);
}
