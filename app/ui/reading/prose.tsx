import type { ReactNode } from "react";

type ProseProps =
	| { children: ReactNode }
	/** Rendered and sanitised on the server; never what a visitor typed. */
	| { html: string };

/** Text for reading: measure, rhythm, lists, quotes. */
export function Prose(props: ProseProps) {
	if ("children" in props)
		return (
			<div className="prose" data-parts="">
				{props.children}
			</div>
		);
	return <div className="prose" data-parts="" dangerouslySetInnerHTML={{ __html: props.html }} />;
}
