import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import { AnyLink, type LinkTarget, type WithoutLook } from "../link/any-link.tsx";

type IconFace = {
	icon: IconName;
	/** The accessible name, required because there is no text. */
	label: string;
	/** `line` draws a frame. */
	tone?: "line";
	/** For its position in the layout; its look comes from `tone`. */
	className?: string;
};

type IconButtonProps = IconFace & Omit<ComponentProps<"button">, "className" | "style" | "children">;

/** A square of 48 px with one icon. It never submits a form. */
export function IconButton({ icon, label, tone, className, ...rest }: IconButtonProps) {
	return (
		<button type="button" {...rest} aria-label={label} className={classes(className)} data-tone={tone}>
			<Icon name={icon} />
		</button>
	);
}

/** The same square as a link. */
export function IconLink({ icon, label, tone, className, ...target }: IconFace & WithoutLook<LinkTarget>) {
	return (
		<AnyLink {...target} aria-label={label} className={classes(className)} data-tone={tone}>
			<Icon name={icon} />
		</AnyLink>
	);
}

function classes(place?: string): string {
	return place ? `icon-btn ${place}` : "icon-btn";
}
