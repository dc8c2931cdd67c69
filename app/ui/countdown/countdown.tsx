import type { ReactNode } from "react";
import type { UnitWords } from "./unit-words.ts";

/** Without a value the box is empty but keeps its space. */
export type CountdownPart = { value: number | undefined; label: ReactNode; words?: UnitWords | undefined };

type CountdownProps = {
	/** What happens when the time is over. */
	label: string;
	/** Days, hours, minutes and seconds, as many as are needed, the largest first. */
	parts: readonly CountdownPart[];
	/** While there are no values: what the first script counts down to, in all four units (`app/first-script/tick-clocks.ts`). */
	until?: Date | undefined;
};

/**
 * A display that does not tick by itself. `role="timer"` is not announced on its own. React does not know what the first script has
 * written, so it replaces the parts when it has values of its own.
 */
export function Countdown({ label, parts, until }: CountdownProps) {
	const isAsleep = until !== undefined;
	return (
		<span aria-label={label} className="countdown" data-until={until?.toISOString()} role="timer">
			{parts.map(({ value, label: unit, words }, index) => (
				<span key={isAsleep ? `asleep ${index}` : index} suppressHydrationWarning={isAsleep} {...words}>
					<b suppressHydrationWarning={isAsleep}>{value === undefined ? "" : String(value).padStart(2, "0")}</b>
					{unit}
				</span>
			))}
		</span>
	);
}
