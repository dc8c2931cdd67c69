import { ExternalLink } from "../link/any-link.tsx";
import { Unbroken } from "./unbroken.tsx";

/** An address in a text, without the sign that ends the sentence or the bracket around it. */
const ADDRESS = /(https:\/\/[^\s<>«»“”"()]*[^\s<>«»“”"().,:;!?])/;

/** A plain text in which addresses (`https://…`) become links. */
export function LinkedText({ children: text }: { children: string }) {
	return (
		<Unbroken>
			{text.split(ADDRESS).map((piece) =>
				ADDRESS.test(piece) ? (
					<ExternalLink href={piece} key={piece}>
						{piece.replace(/^https:\/\/|\/$/g, "")}
					</ExternalLink>
				) : (
					piece
				),
			)}
		</Unbroken>
	);
}
