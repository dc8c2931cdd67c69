import { type ReactNode, useEffect, useRef } from "react";
import { Callout } from "./callout.tsx";

type RefusalNoteProps = {
	children: ReactNode;
	/** Counts the attempts that script has made: each brings the note before the eyes. */
	attempt?: number;
};

/** Why it did not go on; announced when it appears, and takes the focus, which brings it into sight. */
export function RefusalNote({ children, attempt = 0 }: RefusalNoteProps) {
	const box = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (attempt > 0) box.current?.focus();
	}, [attempt]);
	return (
		// biome-ignore lint/a11y/noAutofocus: with script off the page comes back with a refusal and must say so
		<div autoFocus ref={box} role="alert" tabIndex={-1}>
			<Callout icon="circle-alert" planet="mars">
				<p>{children}</p>
			</Callout>
		</div>
	);
}
