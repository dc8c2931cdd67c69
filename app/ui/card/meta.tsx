import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

export type MetaFact = { icon: IconName; text: ReactNode };

/** Small facts with icons: age, length, minutes, views. */
export function Meta({ facts }: { facts: readonly MetaFact[] }) {
	return (
		<div className="meta">
			{facts.map(({ icon, text }) => (
				<span key={icon}>
					<Icon name={icon} />
					{text}
				</span>
			))}
		</div>
	);
}
