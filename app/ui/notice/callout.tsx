import type { ReactNode } from "react";
import type { Planet } from "../../shared/planets.ts";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

type CalloutProps = { title?: ReactNode; children: ReactNode; icon?: IconName; planet?: Planet };

/** A remark beside the main text. */
export function Callout({ title, children, icon = "lightbulb", planet = "sun" }: CalloutProps) {
	return (
		<aside className="callout" data-planet={planet}>
			<Icon name={icon} />
			<div>
				{title && <b>{title}</b>}
				{children}
			</div>
		</aside>
	);
}
