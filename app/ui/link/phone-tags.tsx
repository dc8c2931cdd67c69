import type { ReactNode } from "react";

type Phone = {
	/** In E.164. */
	readonly number: string;
	/** As people read it. */
	readonly label: string;
};

/** For `t.rich`: the phone in a sentence that has `<tel>{phone}</tel>` is a link that dials it. */
export function phoneTags({ number, label }: Phone) {
	return {
		phone: label,
		tel: (words: ReactNode) => (
			<a className="num" href={`tel:${number}`}>
				{words}
			</a>
		),
	};
}
