import { Fragment, type ReactNode } from "react";

/** As far as an address goes in a sentence: what ends the sentence is not its part. */
const ADDRESS = /(https?:\/\/[^\s<>"«»“”]*[^\s<>"«»“”.,:;!?…)\]'’])/;

/** A text of a letter drawn: its lines apart, its addresses as links. `link` draws one. */
export function letterLines(text: string, link: (href: string) => ReactNode): ReactNode {
	return text.split("\n").map((line, number) => (
		<Fragment key={number}>
			{number > 0 && <br />}
			{line.split(ADDRESS).map((piece, index) => (
				<Fragment key={index}>{index % 2 === 1 ? link(piece) : piece}</Fragment>
			))}
		</Fragment>
	));
}
