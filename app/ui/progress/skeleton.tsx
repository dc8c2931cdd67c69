import "./skeleton.css";

type SkeletonProps = {
	/** The same size as the content to come: a heading, a picture, a line of text. */
	shape?: "line" | "title" | "media";
	/** The number of lines of text; the last one is shorter. */
	lines?: number;
};

/** Shown after 300 ms of waiting. Says nothing: the region that loads has `aria-busy`. */
export function Skeleton({ shape = "line", lines = 1 }: SkeletonProps) {
	return (
		<div aria-hidden="true" className="stack" data-gap="2">
			{Array.from({ length: lines }, (_, index) => (
				<div
					className="skeleton"
					data-shape={shape}
					data-short={(lines > 1 && index === lines - 1) || undefined}
					key={index}
				/>
			))}
		</div>
	);
}
