import type { ReactNode } from "react";
import { Unbroken } from "../reading/unbroken.tsx";

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
				{note && (
					<small>
						<Unbroken>{note}</Unbroken>
					</small>
				)}
			</span>
		</div>
	);
}
