import type { ReactNode } from "react";
import { Callout } from "../../../../ui/notice/callout.tsx";

/** Why it did not go on; announced when it appears. */
export function RefusalNote({ children }: { children: ReactNode }) {
	return (
		<div role="alert">
			<Callout icon="circle-alert" planet="mars">
				<p>{children}</p>
			</Callout>
		</div>
	);
}
