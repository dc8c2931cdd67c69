import "./seat-dots.css";

/** More dots than this say less than the figure beside them. */
const MOST_DOTS = 12;

/** A dot a place, the free ones coloured. The figure stands beside it in words. */
export function SeatDots({ free, total }: { free: number; total: number }) {
	if (total > MOST_DOTS) return null;
	return (
		<span aria-hidden="true" className="seats">
			{Array.from({ length: total }, (_, index) => (
				<i data-free={index >= total - free || undefined} key={index} />
			))}
		</span>
	);
}
