import type { ReactNode } from "react";

type RailProps = {
	children: ReactNode;
	/** Narrowest column while it is a grid. */
	min?: "sm" | "md" | "lg";
	/** For cards without a link inside: the row must be reachable by keyboard to be scrolled, so it needs a name. */
	label?: string;
	/** Most cards are hidden, so they do not take turns in the first layout (`app/first-script/settle-parts.ts`); those shown say so. */
	mostlyHidden?: boolean;
	/** For the page's own rules, such as columns of uneven cards. */
	className?: string;
};

/** A grid on wide screens, a snapping row with the next card peeking in under 768 px. */
export function Rail({ children, min, label, mostlyHidden, className }: RailProps) {
	const reachable = label ? { role: "region", "aria-label": label, tabIndex: 0 } : undefined;
	return (
		<div
			className={className ? `rail ${className}` : "rail"}
			data-min={min}
			data-parts={mostlyHidden ? undefined : ""}
			{...reachable}
		>
			{children}
		</div>
	);
}
