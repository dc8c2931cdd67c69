import type { ComponentProps } from "react";
import { useControlWiring } from "./field-wiring.ts";
import { useTypedEarly } from "./use-typed-early.ts";

/** A field of several lines that grows with the text in browsers that support it. */
export function Textarea(props: Omit<ComponentProps<"textarea">, "className" | "style">) {
	const wiring = useControlWiring(props.value !== undefined);
	useTypedEarly(wiring.id);
	return <textarea {...wiring} {...props} className="input" />;
}
