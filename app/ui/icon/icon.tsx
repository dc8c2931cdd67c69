import { assetUrl } from "../asset-url.ts";
import type { IconName } from "./icon-names.ts";

type IconProps = {
	name: IconName;
	/** The accessible name. Leave it out when text next to the icon already says it. */
	label?: string;
	/** Drawn as an outline instead of filled, in a row of icons that counts something. */
	off?: boolean;
	className?: string;
};

/** A 24 px line icon of the sprite in the size and colour of the text around it. */
export function Icon({ name, label, off, className }: IconProps) {
	const look = { className: className ? `icon ${className}` : "icon", "data-off": off || undefined };
	const glyph = <use href={`${assetUrl("icons.svg")}#${name}`} />;
	if (!label) {
		return (
			<svg {...look} aria-hidden="true">
				{glyph}
			</svg>
		);
	}
	return (
		<svg {...look} aria-label={label} role="img">
			{glyph}
		</svg>
	);
}
