/** A piece of code: plain, or with the class that colours it: keyword, string, function, number, comment, mark. */
type Piece = string | readonly ["k" | "s" | "f" | "n" | "c" | "mark", string];
export type CodeLine = readonly Piece[];

type CodeLinesProps = { lines: readonly CodeLine[]; numbered?: boolean };

/** Lines of code for a `<pre>`. */
export function CodeLines({ lines, numbered }: CodeLinesProps) {
	return lines.map((line, index) => (
		<span key={index}>
			{numbered && <span className="ln">{index + 1}</span>}
			{line.map((piece, at) => (
				<CodePiece key={at} piece={piece} />
			))}
			{index < lines.length - 1 && "\n"}
		</span>
	));
}

function CodePiece({ piece }: { piece: Piece }) {
	if (typeof piece === "string") return piece;
	const [look, text] = piece;
	return look === "mark" ? <mark>{text}</mark> : <span className={look}>{text}</span>;
}
