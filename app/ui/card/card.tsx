import type { ComponentProps } from "react";
import type { Planet } from "../../shared/planets.ts";

type CardProps = Omit<ComponentProps<"div">, "style"> & {
	as?: "div" | "article" | "section" | "aside" | "li";
	planet?: Planet;
	/** A quiet panel in the planet colour, without border and shadow. */
	tone?: "tint";
};

export function Card({ as: Tag = "div", planet, tone, className, ...rest }: CardProps) {
	const Any = Tag as "div";
	return <Any {...rest} className={className ? `card ${className}` : "card"} data-planet={planet} data-tone={tone} />;
}
