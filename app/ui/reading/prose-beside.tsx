import type { ReactNode } from "react";
import { Prose } from "./prose.tsx";
import "./prose-beside.css";

type ProseBesideProps = {
	/** Rendered and sanitised on the server. */
	html: string;
	/** Cards, next to the text where there is room and below it elsewhere. */
	children: ReactNode;
};

/** A text, and beside it what one looks up: terms, documents. */
export function ProseBeside({ html, children }: ProseBesideProps) {
	return (
		<div className="prose-beside">
			<Prose html={html} />
			{children}
		</div>
	);
}
