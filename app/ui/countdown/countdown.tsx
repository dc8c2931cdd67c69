import type { ReactNode } from "react";

/** Without a value the box is empty and keeps its place. */
export type CountdownPart = { value: number | undefined; label: ReactNode };

type CountdownProps = {
	/** What comes when it is over. */
	label: string;
	/** Days, hours, minutes, seconds: as many as are wanted, largest first. */
	parts: readonly CountdownPart[];
};

/** A display without a clock inside. `role="timer"` is never announced by itself. */
export function Countdown({ label, parts }: CountdownProps) {
	return (
		<span aria-label={label} className="countdown" role="timer">
			{parts.map(({ value, label: unit }, place) => (
				<span key={place}>
					<b>{value === undefined ? "" : String(value).padStart(2, "0")}</b>
					{unit}
				</span>
			))}
		</span>
	);
}
