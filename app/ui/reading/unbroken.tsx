import { Children, type ReactNode } from "react";
import { cutUnbroken } from "../../shared/unbroken-words.ts";

/** Words of titles, cards and short texts, of which a line tears none at its hyphen or dash. What is already an element among them stays as it is. */
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
