import type { ReactNode } from "react";
import { answerEarlyChange } from "./early-change.ts";

type SegmentedOption = { value: string; label: ReactNode; note?: ReactNode; disabled?: boolean };

type SegmentedProps = {
	/** What is being chosen. */
	label: string;
	name: string;
	options: readonly SegmentedOption[];
	/** Either `value` with `onChange`, or `defaultValue` for a form that submits it. */
	value?: string;
	defaultValue?: string;
	onChange?: (value: string) => void;
};

/** A choice of two or three answers side by side. */
export function Segmented({ label, name, options, value, defaultValue, onChange }: SegmentedProps) {
	return (
		<div aria-label={label} className="segmented" role="radiogroup">
			{options.map((option) => (
				<label key={option.value}>
					<input
						{...(value === undefined
							? { defaultChecked: option.value === defaultValue }
							: { checked: option.value === value, ref: answerEarlyChange })}
						disabled={option.disabled}
						name={name}
						onChange={() => onChange?.(option.value)}
						type="radio"
						value={option.value}
					/>
					<span>
						{option.label}
						{option.note && <small>{option.note}</small>}
					</span>
				</label>
			))}
		</div>
	);
}
