import { Children, type ReactNode } from "react";
import { cutUnbroken } from "../../shared/unbroken-words.ts";

/**
 * Text of titles, cards and short passages in which no line breaks a word at its hyphen or dash. Children that are elements already stay as
 * they are.
 */
export function Unbroken({ children }: { children: ReactNode }) {
	return Children.map(children, (child) => (typeof child === "string" ? holdPieces(child) : child));
}

function holdPieces(text: string): ReactNode {
	return cutUnbroken(text).map((piece, index) =>
		piece.held ? (
			<span className={piece.held === "word" ? "nowrap" : "compound"} key={index}>
				{piece.text}
			</span>
		) : (
			piece.text
		),
	);
}
