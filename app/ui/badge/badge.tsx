import type { ReactNode } from "react";
import type { Planet } from "../../shared/planets.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

type BadgeProps = {
	children: ReactNode;
	tone?: "planet" | "hot" | "sun" | "success" | "danger" | "info" | "warn" | "line";
	planet?: Planet;
	icon?: IconName;
	/** Shows a pulsing dot: it is happening now. */
	live?: boolean;
};

export function Badge({ children, tone, planet, icon, live }: BadgeProps) {
	return (
		<span className={live ? "badge live" : "badge"} data-planet={planet} data-tone={tone}>
			{icon && <Icon name={icon} />}
			{children}
		</span>
	);
}
