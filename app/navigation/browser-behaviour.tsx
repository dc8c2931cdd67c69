import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useTranslations } from "use-intl";
import { partsNeeded } from "../ui/deferred/first-need.ts";
import { arrive } from "./arrive.ts";
import { NavigationNotice } from "./navigation-notice.tsx";
import { PageAnnouncer } from "./page-announcer.tsx";
import { loadQuietly } from "./reload/quiet-load.ts";
import type { TrackerSettings } from "./tracker/load-tracker.ts";
import { useTracker } from "./tracker/use-tracker.ts";

type BrowserBehaviourProps = {
	/** Of the school, in the language of the page; undefined on pages that failed before they knew it. */
	schoolName: string | undefined;
	tracker: TrackerSettings | null;
	/** Whether the visitor has agreed to be tracked; the same function in every render. */
	isTrackingAllowed: () => boolean;
};

/** How the site behaves between pages and around them. Put it before the page, so that the page's own effects have the last word. */
export function BrowserBehaviour({ schoolName, tracker, isTrackingAllowed }: BrowserBehaviourProps) {
	const title = usePageTitle();
	useSignedCopies(schoolName);
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

function useSignedCopies(schoolName: string | undefined): void {
	const t = useTranslations("navigation");
	const label = schoolName && t("source", { school: schoolName });
	const latest = useRef(label);
	latest.current = label;
	useEffect(() => {
		let stop: (() => void) | undefined;
		let isGone = false;
		// Nobody copies before the first sign of life; a selection made by another program is one too.
		const selected = new Promise((resolve) => document.addEventListener("selectionchange", resolve, { once: true }));
		void Promise.race([partsNeeded(), selected])
			.then(() => loadQuietly(() => import("./copy/sign-copies.ts")))
			.then(({ signCopies }) => {
				if (!isGone) stop = signCopies(() => latest.current);
			})
			.catch(() => undefined);
		return () => {
			isGone = true;
			stop?.();
		};
	}, []);
}
