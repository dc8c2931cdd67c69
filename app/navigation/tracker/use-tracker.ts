import { useEffect } from "react";
import { useLocation } from "react-router";
import { isSecretAddress } from "../../i18n/is-secret-address.ts";
import { preparedNavigation } from "../prepare-navigation.ts";
import { loadQuietly } from "../reload/quiet-load.ts";
import { isSecretReferrer } from "../secret-pages.ts";
import { forgetVisit } from "./forget-visit.ts";
import type { TrackerSettings } from "./load-tracker.ts";

/** Dispatched on `window` when the visitor has answered the question about cookies. */
const CONSENT_EVENT = "cookie-consent";
/** The form that the server accepts (integrations, section 5). */
const VISIT_ID = /^[0-9]{1,20}$/;

let isLoaded = false;
/** Whoever runs in a document can read what was fetched for it, and from which page it came. */
let hasHeldSecret = false;
/** The id of the visit, once the tracker has processed it. */
let visit: string | undefined;
let stopFilling: (() => void) | undefined;

/**
 * Loads the visit tracker once the visitor agrees, and never into a document that has shown a page whose address is a secret, or follows one.
 * @param isAllowed tells whether the visitor has agreed; the same function in every render.
 */
export function useTracker(tracker: TrackerSettings | null, isAllowed: () => boolean): void {
	const { pathname, search, key } = useLocation();
	useEffect(() => {
		if (!tracker) return;
		const settings = tracker;
		function loadIfAllowed(): void {
			if (!isAllowed()) dropVisit();
			else if (visit && !stopFilling) rememberVisit(visit, isAllowed).catch(() => undefined);
			hasHeldSecret ||=
				isSecretAddress(pathname + search) || isSecretReferrer(document.referrer, window.location.origin);
			if (isLoaded || !isAllowed() || hasHeldSecret) return;
			isLoaded = true;
			// What runs cannot be taken out of a document: secret pages, and a withdrawn consent, get a document without it.
			preparedNavigation()?.leaveReasons.add((page) => isSecretAddress(page) || !isAllowed());
			loadQuietly(() => import("./load-tracker.ts")).then(
				({ loadTracker }) => loadTracker(settings, (id) => rememberVisit(id, isAllowed)),
				() => {
					isLoaded = false;
				},
			);
		}
		// Another tab may have answered since this one was last looked at. One that is left is not looked at.
		function lookAgain(): void {
			if (document.visibilityState === "visible") loadIfAllowed();
		}
		loadIfAllowed();
		window.addEventListener(CONSENT_EVENT, loadIfAllowed);
		document.addEventListener("visibilitychange", lookAgain);
		return () => {
			window.removeEventListener(CONSENT_EVENT, loadIfAllowed);
			document.removeEventListener("visibilitychange", lookAgain);
		};
		// The question may have been answered on the previous page.
	}, [tracker, pathname, search, key, isAllowed]);
}

/** From now on every form carries the identifier of the visit; until then its visitor may have taken the consent back. */
async function rememberVisit(id: string, isAllowed: () => boolean): Promise<void> {
	if (!VISIT_ID.test(id)) return;
	visit = id;
	const { fillForms } = await loadQuietly(() => import("./fill-forms.ts"));
	stopFilling?.();
	stopFilling = isAllowed() ? fillForms(id) : undefined;
}

/** Removes the visit from this browser and from the forms of this page. */
function dropVisit(): void {
	stopFilling?.();
	stopFilling = undefined;
	forgetVisit();
}
