import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation, useNavigationType } from "react-router";
import { useTranslations } from "use-intl";
import { VisuallyHidden } from "../ui/layout/visually-hidden.tsx";
import { signCopies } from "./copy/sign-copies.ts";
import { NavigationNotice } from "./navigation-notice.tsx";
import { arrivedBy, preparedNavigation } from "./prepare-navigation.ts";
import { followRouter } from "./follow-router.ts";
import { isErrorShown, showPage } from "./show-page.ts";
import { useTracker } from "./tracker/use-tracker.ts";
import type { TrackerSettings } from "./tracker/load-tracker.ts";

type BrowserBehaviourProps = {
	/** Of the school, in the language of the page; undefined on pages that failed before they knew it. */
	schoolName: string | undefined;
	tracker: TrackerSettings | null;
};

/** How the site behaves between pages and around them. Put it before the page, so that the page's own effects have the last word. */
export function BrowserBehaviour({ schoolName, tracker }: BrowserBehaviourProps) {
	const t = useTranslations("navigation");
	const title = usePageArrivals();
	const source = useRef<string>(undefined);
	source.current = schoolName && t("source", { school: schoolName });
	useEffect(() => signCopies(() => source.current), []);
	useTracker(tracker);
	return (
		<>
			<div aria-live="polite" role="status">
				<VisuallyHidden>{title}</VisuallyHidden>
			</div>
			<NavigationNotice />
		</>
	);
}
