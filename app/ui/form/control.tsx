import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

export type ControlSides = {
	/** Before the text. */
	icon?: IconName;
	/** Shows a tick after the text: the value was checked and is right. */
	valid?: boolean;
	/** A button after the text: to show the password, to clear the search. */
	end?: ReactNode;
};

/** The frame of an input with what is shown inside it. */
export function Control({ icon, valid, end, children }: ControlSides & { children: ReactNode }) {
	if (!icon && !valid && !end) return children;
	return (
		<span className="control">
			{icon && <Icon name={icon} />}
			{children}
			{end && <span className="control__end">{end}</span>}
			{valid && !end && (
				<span className="control__end control__ok">
					<Icon name="check" />
				</span>
			)}
		</span>
	);
}
