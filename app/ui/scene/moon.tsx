type MoonProps = {
	/** Says in CSS how wide and high its ellipse is, and how long a lap takes. */
	className: string;
	/** The middle of the ellipse, in units of the drawing. */
	cx: number;
	cy: number;
	r: number;
	fill: string;
};

/** A moon on its way round, for a drawing of orbits. */
export function Moon({ className, ...circle }: MoonProps) {
	return (
		<g className={`moon ${className}`}>
			<circle {...circle} />
		</g>
	);
}
