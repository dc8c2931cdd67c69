import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import { AnyLink, type LinkTarget, type WithoutLook } from "../link/any-link.tsx";
import { useControlWiring } from "./field-wiring.ts";

type ChipFace = { icon?: IconName; children: ReactNode };
type ChipProps = ChipFace & { type: "radio" | "checkbox" } & Omit<ComponentProps<"input">, "className" | "style">;

/** An answer in a row of answers. */
export function Chip({ icon, children, ...rest }: ChipProps) {
	const wiring = useControlWiring(rest.checked !== undefined);
	return (
		<label className="chip">
			<input {...wiring} {...rest} />
			{icon && <Icon name={icon} />}
			{children}
		</label>
	);
}

/** A filter or a topic with an address of its own; `current` is the one being shown. */
export function ChipLink({
	icon,
	children,
	current,
	...target
}: ChipFace & { current?: boolean } & WithoutLook<LinkTarget>) {
	return (
		<AnyLink {...target} aria-current={current ? "page" : undefined} className="chip">
			{icon && <Icon name={icon} />}
			{children}
		</AnyLink>
	);
}

type ChipButtonProps = ChipFace & { pressed: boolean } & Omit<ComponentProps<"button">, "className" | "style" | "type">;

/** A filter of the current page. It needs script: prefer ChipLink. */
export function ChipButton({ icon, children, pressed, ...rest }: ChipButtonProps) {
	return (
		<button {...rest} aria-pressed={pressed} className="chip" type="button">
			{icon && <Icon name={icon} />}
			{children}
		</button>
	);
}

type ChipsProps = {
	children: ReactNode;
	/** The accessible name of the row when there is no legend. */
	label?: string;
	/** A single line that scrolls sideways on narrow screens. */
	scroll?: boolean;
};

export function Chips({ children, label, scroll }: ChipsProps) {
	const naming = label ? { role: "group", "aria-label": label } : undefined;
	return (
		<div className="chips" data-scroll={scroll || undefined} {...naming}>
			{children}
		</div>
	);
}
