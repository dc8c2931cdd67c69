import type { ComponentProps, MouseEvent } from "react";
import { Icon } from "../icon/icon.tsx";
import { type ButtonLook, lookAttributes } from "./button-look.ts";

type ButtonProps = ButtonLook &
	Omit<ComponentProps<"button">, "className" | "style"> & {
		/** Work is in progress: width, words and focus are kept, and presses are ignored. */
		busy?: boolean;
	};

/** A pressable brick. As in HTML, it submits its form unless `type="button"` is given. */
export function Button({ variant, size, block, icon, iconEnd, busy, children, onClick, ...rest }: ButtonProps) {
	function press(event: MouseEvent<HTMLButtonElement>) {
		if (busy) event.preventDefault();
		else onClick?.(event);
	}
	return (
		<button {...rest} {...lookAttributes({ variant, size, block })} aria-busy={busy || undefined} onClick={press}>
			{icon && <Icon name={icon} />}
			{children}
			{iconEnd && <Icon name={iconEnd} />}
		</button>
	);
}
