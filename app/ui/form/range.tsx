import { type ChangeEvent, type ComponentProps, type CSSProperties, type ReactNode, useState } from "react";
import { useControlWiring } from "./field-wiring.ts";

type RangeMark = { readonly at: number; readonly text: ReactNode };

type RangeProps = Omit<
	ComponentProps<"input">,
	"className" | "style" | "type" | "min" | "max" | "value" | "defaultValue" | "onChange"
> & {
	min: number;
	max: number;
	/** Either `value` with `onChange`, or `defaultValue` for a form that submits it. */
	value?: number;
	defaultValue?: number;
	onChange?: (value: number) => void;
	/** Marks below the track, each where the thumb is at that value. */
	scale?: readonly RangeMark[];
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
	const placeOf = (at: number) => `${((at - min) / (max - min)) * 100}%`;
	const fill = { "--v": placeOf(now) } as CSSProperties;
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
			{scale && (
				<div aria-hidden="true" className="range__scale">
					{scale.map(({ at, text }) => (
						<span key={at} style={{ "--at": placeOf(at) } as CSSProperties}>
							{text}
						</span>
					))}
				</div>
			)}
		</div>
	);
}
