import type { ReactNode, RefObject } from "react";
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
	/** To receive the focus, when this replaces something that was removed. */
	heading?: RefObject<HTMLHeadingElement | null> | undefined;
	/** Stands in a card. */
	framed?: boolean;
};

/** Shown when there is nothing to show: a drawing, one line and one next step. */
export function Empty({ title, children, action, art = "telescope", as: Heading = "h2", heading, framed }: EmptyProps) {
	return (
		<div className={framed ? "empty card" : "empty"}>
			<Art name={art} width={160} />
			<Heading ref={heading} tabIndex={heading && -1}>
				{title}
			</Heading>
			{children && <p>{children}</p>}
			{action}
		</div>
	);
}
