import type { ComponentProps } from "react";
import { Control, type ControlSides } from "./control.tsx";
import { useControlWiring } from "./field-wiring.ts";

type InputProps = ControlSides & Omit<ComponentProps<"input">, "className" | "style">;

/** One line of text. Put it into a Field, which gives it id, description and error state. */
export function Input({ icon, valid, end, ...rest }: InputProps) {
	const wiring = useControlWiring(rest.value !== undefined);
	return (
		<Control end={end} icon={icon} valid={valid}>
			<input {...wiring} {...rest} className="input" data-end={end || valid ? "" : undefined} />
		</Control>
	);
}
