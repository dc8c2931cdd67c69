import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { useControlWiring } from "./field-wiring.ts";

/** A native select; its children are `<option>`s. */
export function Select({ children, ...rest }: Omit<ComponentProps<"select">, "className" | "style">) {
	const wiring = useControlWiring(rest.value !== undefined);
	return (
		<span className="control">
			<select {...wiring} {...rest} className="input select">
				{children}
			</select>
			<Icon className="control__mark" name="chevron-down" />
		</span>
	);
}
