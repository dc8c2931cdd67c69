import type { ReactNode } from "react";
import { type ButtonLook, lookAttributes } from "../button/button-look.ts";
import "./ask-twice.css";

type AskTwiceProps = Pick<ButtonLook, "variant" | "size"> & {
	/** The label of the first button, which only opens the confirmation. */
	ask: string;
	/** The accessible name of that button when `ask` occurs several times on the page. */
	label?: string;
	/** What will happen, and the form that makes it happen. */
	children: ReactNode;
};

/** What can't be taken back takes two presses: the first folds out what will happen. Native, so it needs no script. */
export function AskTwice({ ask, label, variant, size, children }: AskTwiceProps) {
	return (
		<details className="ask-twice">
			<summary {...lookAttributes({ variant, size })} aria-label={label}>
				{ask}
			</summary>
			<div className="ask-twice__answer">{children}</div>
		</details>
	);
}
