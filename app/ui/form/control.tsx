import type { ReactNode } from "react";
import { Icon } from "../icon/icon.tsx";
import type { IconName } from "../icon/icon-names.ts";

export type ControlSides = {
	/** Before the text. */
	icon?: IconName;
	/** A tick after the text: checked and right. */
	valid?: boolean;
	/** A button after the text: show the password, empty the search. */
	end?: ReactNode;
};

/** Room for what stands inside the frame of an input. */
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
