import type { ReactNode } from "react";
import { Art } from "../art/art.tsx";
import type { ArtName } from "../art/art-sizes.ts";

type EmptyProps = {
	title: ReactNode;
	/** One line: why, and what to try. */
	children?: ReactNode;
	/** The one way forward. */
	action?: ReactNode;
	art?: ArtName;
	as?: "h1" | "h2" | "h3";
	/** Stands in a card. */
	framed?: boolean;
};

/** Nothing to show: a drawing, one line, one way forward. */
export function Empty({ title, children, action, art = "telescope", as: Heading = "h2", framed }: EmptyProps) {
	return (
		<div className={framed ? "empty card" : "empty"}>
			<Art name={art} width={160} />
			<Heading>{title}</Heading>
			{children && <p>{children}</p>}
			{action}
		</div>
	);
}
