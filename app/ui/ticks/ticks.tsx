import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import { Unbroken } from "../reading/unbroken.tsx";

type TicksProps = {
	/** Order is fixed, so places are the keys. */
	items: readonly ReactNode[];
	size?: "sm";
};

/** What one gets, line by line. */
export function Ticks({ items, size }: TicksProps) {
	return (
		<ul className={size ? "ticks step--1" : "ticks"}>
			{items.map((item, index) => (
				<li key={index}>
					<Icon name="check" />
					<span>
						<Unbroken>{item}</Unbroken>
					</span>
				</li>
			))}
		</ul>
	);
}
