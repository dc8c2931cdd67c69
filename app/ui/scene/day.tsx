import type { ComponentProps } from "react";
import type { Planet } from "../../shared/planets.ts";

type DayProps = Omit<ComponentProps<"div">, "style"> & {
	as?: "div" | "section" | "header";
	planet?: Planet;
};

/** A light scene in the planet colour, in either theme, closed below by the curve of the page. */
export function Day({ as: Tag = "div", planet, className, children, ...rest }: DayProps) {
	const Any = Tag as "div";
	return (
		<Any {...rest} className={className ? `day ${className}` : "day"} data-planet={planet}>
			<div aria-hidden="true" className="day__ground" />
			{children}
		</Any>
	);
}
