import type { TextPiece } from "../../search/marked-text.ts";

/** A text whose hits are marked; all of it is text. */
export function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
	return pieces.map(({ text, hit }, index) => (hit ? <mark key={index}>{text}</mark> : text));
}
