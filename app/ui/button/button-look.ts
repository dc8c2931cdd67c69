import type { IconName } from "../icon/icon-names.ts";

/** Without a variant a button is the primary action: the one orange thing of its view. */
export type ButtonLook = {
	/** `ink` stands on coloured grounds, `glass` on night. */
	variant?: "secondary" | "ink" | "glass" | "ghost" | "danger";
	/** 42 and 62 px high; 52 without it. */
	size?: "sm" | "lg";
	/** As wide as its place. */
	block?: boolean;
	icon?: IconName;
	/** Icon after the words. */
	iconEnd?: IconName;
};

/** The attributes `button.css` reads. */
export function lookAttributes({ variant, size, block }: ButtonLook) {
	return { className: "btn", "data-variant": variant, "data-size": size, "data-block": block || undefined };
}
