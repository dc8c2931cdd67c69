import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { AnyLink, type LinkTarget, type WithoutLook } from "../link/any-link.tsx";
import { useIsUntold } from "../link/untold-paths.ts";
import { type ButtonLook, lookAttributes } from "./button-look.ts";

type LinkButtonProps = ButtonLook & WithoutLook<LinkTarget> & { children: ReactNode };

/** A link that looks like a button: it goes somewhere, so it is an `<a>`. Draws nothing where the page does not exist. */
export function LinkButton({ variant, size, block, icon, iconEnd, children, ...target }: LinkButtonProps) {
	const isUntold = useIsUntold();
	if ("to" in target && isUntold(target.to)) return null;
	return (
		<AnyLink {...target} {...lookAttributes({ variant, size, block })}>
			{icon && <Icon name={icon} />}
			{children}
			{iconEnd && <Icon name={iconEnd} />}
		</AnyLink>
	);
}
