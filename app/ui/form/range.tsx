import { type ChangeEvent, type ComponentProps, type CSSProperties, type ReactNode, useState } from "react";
import { useControlWiring } from "./field-wiring.ts";

type RangeProps = Omit<
	ComponentProps<"input">,
	"className" | "style" | "type" | "min" | "max" | "value" | "defaultValue" | "onChange"
> & {
	min: number;
	max: number;
	/** Give `value` with `onChange`, or `defaultValue` and let the form carry it. */
	value?: number;
	defaultValue?: number;
	onChange?: (value: number) => void;
	/** Marks under the track, spread evenly. */
	scale?: readonly ReactNode[];
};

/** An orbit with a planet for a thumb. The result belongs in text above it; label it by a Field or `aria-label`. */
export function Range({ min, max, value, defaultValue = min, onChange, scale, ...rest }: RangeProps) {
	const wiring = useControlWiring(true);
	const [own, setOwn] = useState(defaultValue);
	const now = value ?? own;
	function slide(event: ChangeEvent<HTMLInputElement>) {
		setOwn(event.target.valueAsNumber);
		onChange?.(event.target.valueAsNumber);
	}
	const fill = { "--v": `${((now - min) / (max - min)) * 100}%` } as CSSProperties;
	return (
		<div>
			<input
				{...wiring}
				{...rest}
				className="range"
				max={max}
				min={min}
				onChange={slide}
				style={fill}
				type="range"
				value={now}
			/>
			{scale && <RangeScale marks={scale} />}
		</div>
	);
}

function RangeScale({ marks }: { marks: readonly ReactNode[] }) {
	return (
		<div aria-hidden="true" className="range__scale">
			{marks.map((mark, place) => (
				<span key={place}>{mark}</span>
			))}
		</div>
	);
}
