import type { ReactNode } from "react";

type PersonProps = {
	avatar: ReactNode;
	/** May be a link. */
	name: ReactNode;
	note?: ReactNode;
};

export function Person({ avatar, name, note }: PersonProps) {
	return (
		<div className="person">
			{avatar}
			<span>
				<b>{name}</b>
				{note && <small>{note}</small>}
			</span>
		</div>
	);
}
