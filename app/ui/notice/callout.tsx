import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";
import type { Planet } from "../planet.ts";

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
