import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { Button } from "../button/button.tsx";
import "./code-block.css";

type CodeBlockProps = {
	/** Name of the file. */
	title?: ReactNode;
	/** A `<pre>`. */
	children: ReactNode;
	/** Plain text for the copy button; no button without it. */
	copy?: string;
};

/** The frame of a piece of code. */
export function CodeBlock({ title, children, copy }: CodeBlockProps) {
	return (
		<figure className="code">
			<figcaption>
				<Dots />
				{title}
				{copy && <CopyButton text={copy} />}
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

function CopyButton({ text }: { text: string }) {
	const t = useTranslations("ui");
	const [copied, setCopied] = useState(false);
	async function copy() {
		await navigator.clipboard.writeText(text);
		setCopied(true);
	}
	return (
		<span aria-live="polite" className="code__copy needs-script">
			<Button icon={copied ? "check" : "copy"} onClick={copy} size="sm" type="button" variant="glass">
				{t(copied ? "copied" : "copy")}
			</Button>
		</span>
	);
}
