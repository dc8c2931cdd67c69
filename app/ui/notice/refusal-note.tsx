import type { ReactNode } from "react";
import { Callout } from "./callout.tsx";
import { useFocusOnAnswer } from "./use-focus-on-answer.ts";

type RefusalNoteProps = {
	children: ReactNode;
	/** Counts the attempts that script has made, where they are not the router's: each brings the note before the eyes. */
	attempt?: number;
};

/** Why it did not go on; announced when it appears, and takes the focus, which brings it into sight. */
export function RefusalNote({ children, attempt }: RefusalNoteProps) {
	const box = useFocusOnAnswer(attempt);
	return (
		// biome-ignore lint/a11y/noAutofocus: with script off the page comes back with a refusal and must say so
		<div autoFocus ref={box} role="alert" tabIndex={-1}>
			<Callout icon="circle-alert" planet="mars">
				<p>{children}</p>
			</Callout>
		</div>
	);
}
