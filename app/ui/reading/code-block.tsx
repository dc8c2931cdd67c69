import type { ReactNode } from "react";
import { CopyButton } from "../button/copy-button.tsx";
import "./code-block.css";

type CodeBlockProps = {
	/** Name of the file. */
	title?: ReactNode;
	/** A `<pre>`. */
	children: ReactNode;
	/** The plain text that the copy button copies; without it there is no button. */
	copy?: string;
};

/** A frame for a piece of code. */
export function CodeBlock({ title, children, copy }: CodeBlockProps) {
	return (
		<figure className="code">
			<figcaption>
				<Dots />
				{title}
				{copy && (
					<span aria-live="polite" className="code__copy needs-script">
						<CopyButton text={copy} variant="glass" />
					</span>
				)}
			</figcaption>
			{children}
		</figure>
	);
}

/** Three lamps of a window. */
export function Dots() {
	return (
		<span aria-hidden="true" className="dots">
			<i />
			<i />
			<i />
		</span>
	);
}
