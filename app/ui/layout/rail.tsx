import type { ReactNode } from "react";

type RailProps = {
	children: ReactNode;
	/** The narrowest width of a column while it is a grid. */
	min?: "sm" | "md" | "lg";
	/** For cards without a link inside: the row must be reachable by keyboard to be scrolled, so it needs a name. */
	label?: string;
	/**
	 * Most cards are hidden, so the cards are not laid out one after another at first (`app/first-script/settle-parts.ts`); the visible
	 * ones opt in.
	 */
	mostlyHidden?: boolean;
	/** For the page's own rules, such as columns for uneven cards. */
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
