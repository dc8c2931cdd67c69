import type { ComponentProps, ReactNode } from "react";
import { useControlWiring } from "./field-wiring.ts";
import "./choice.css";

type ChoiceProps = Omit<ComponentProps<"input">, "className" | "style" | "type" | "title" | "children"> & {
	title: ReactNode;
	text?: ReactNode;
	/** Shown at the far end of the first line: a price, a tile with a letter. */
	end?: ReactNode;
	type?: "radio" | "checkbox";
};

/** An answer that is a whole card. */
export function Choice({ title, text, end, type = "radio", ...rest }: ChoiceProps) {
	const wiring = useControlWiring(rest.checked !== undefined);
	return (
		<label className="choice">
			<input {...wiring} {...rest} type={type} />
			<span className="choice__title">{title}</span>
			{end && <span className="choice__end num">{end}</span>}
			{text && <span className="choice__text">{text}</span>}
		</label>
	);
}
