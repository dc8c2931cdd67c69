import { useLayoutEffect, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { arrive } from "./arrive.ts";
import { NavigationNotice } from "./navigation-notice.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import type { TrackerSettings } from "./tracker/load-tracker.ts";
import { useTracker } from "./tracker/use-tracker.ts";

type BrowserBehaviourProps = {
	tracker: TrackerSettings | null;
	/** Whether the visitor has agreed to be tracked; the same function in every render. */
	isTrackingAllowed: () => boolean;
};

/** How the site behaves between pages and around them. Put it before the page, so that the page's own effects have the last word. */
export function BrowserBehaviour({ tracker, isTrackingAllowed }: BrowserBehaviourProps) {
	const title = usePageTitle();
	useTracker(tracker, isTrackingAllowed);
	return (
		<>
			<PageAnnouncer title={title} />
			<NavigationNotice />
		</>
	);
}

/** Reports every page that is drawn; its title, to be said after going from one page to another. */
function usePageTitle(): string {
	const location = useLocation();
	const action = useNavigationType();
	const [title, setTitle] = useState("");
	useLayoutEffect(() => {
		if (arrive({ location, action })) setTitle(document.title);
	}, [location, action]);
	return title;
}
