import type { ComponentProps, ReactNode } from "react";
import { useControlWiring } from "./field-wiring.ts";
import "./switch.css";

type SwitchProps = Omit<ComponentProps<"input">, "className" | "style" | "type" | "role" | "children"> & {
	children: ReactNode;
	/** The label is only for screen readers. */
	labelHidden?: boolean;
};

/** On or off, at once. */
export function Switch({ children, labelHidden, ...rest }: SwitchProps) {
	const wiring = useControlWiring(rest.checked !== undefined);
	return (
		<label className="switch-line">
			{/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked */}
			<input {...wiring} {...rest} className="switch" role="switch" type="checkbox" />
			<span className={labelHidden ? "visually-hidden" : undefined}>{children}</span>
		</label>
	);
}
