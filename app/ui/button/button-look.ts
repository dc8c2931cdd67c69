import type { IconName } from "../icon/icon-names.ts";

/** Without a variant a button is the primary action: the one orange thing of its view. */
export type ButtonLook = {
	/** `ink` is for coloured backgrounds, `glass` for the night sky. */
	variant?: "secondary" | "ink" | "glass" | "ghost" | "danger";
	/** 42 and 62 px high; 52 px by default. */
	size?: "sm" | "lg";
	/** As wide as its place. */
	block?: boolean;
	icon?: IconName;
	/** Icon after the words. */
	iconEnd?: IconName;
};

/** The attributes that `button.css` reads. */
export function lookAttributes({ variant, size, block }: ButtonLook) {
	return { className: "btn", "data-variant": variant, "data-size": size, "data-block": block || undefined };
}
