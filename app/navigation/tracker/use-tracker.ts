import { useEffect } from "react";
import { useLocation } from "react-router";
import { preparedNavigation } from "../prepare-navigation.ts";
import { loadQuietly } from "../reload/quiet-load.ts";
import { isSecretPath, isSecretReferrer } from "../secret-pages.ts";
import type { TrackerSettings } from "./load-tracker.ts";

/** Told on `window` when the visitor has answered the question about cookies. */
const CONSENT_EVENT = "cookie-consent";
/** What the server takes (integrations, section 5). */
const VISIT_ID = /^[0-9]{1,20}$/;

let isLoaded = false;
/** Whoever runs in a document can read what was fetched for it, and from which page it came. */
let hasHeldSecret = false;
let stopFilling: (() => void) | undefined;

/**
 * Loads the visit tracker once the visitor agrees, and never into a document that has shown a page whose address is a secret, or follows one.
 * @param isAllowed tells whether the visitor has agreed; the same function in every render.
 */
export function useTracker(tracker: TrackerSettings | null, isAllowed: () => boolean): void {
	const { pathname, key } = useLocation();
	useEffect(() => {
		if (!tracker) return;
		const settings = tracker;
		function loadIfAllowed(): void {
			if (!isAllowed()) forgetVisit();
			hasHeldSecret ||= isSecretPath(pathname) || isSecretReferrer(document.referrer, window.location.origin);
			if (isLoaded || !isAllowed() || hasHeldSecret) return;
			isLoaded = true;
			// What runs cannot be taken out of a document: secret pages, and a withdrawn consent, get a document without it.
			preparedNavigation()?.leaveReasons.add((path) => isSecretPath(path) || !isAllowed());
			loadQuietly(() => import("./load-tracker.ts")).then(
				({ loadTracker }) => loadTracker(settings, rememberVisit),
				() => {
					isLoaded = false;
				},
			);
		}
		loadIfAllowed();
		window.addEventListener(CONSENT_EVENT, loadIfAllowed);
		return () => window.removeEventListener(CONSENT_EVENT, loadIfAllowed);
		// The answer may have been given on the page before.
	}, [tracker, pathname, key, isAllowed]);
}

/** Takes the cookies of the tracker away from those who do not, or no longer, agree. */
function forgetVisit(): void {
	for (const cookie of document.cookie.split(";")) {
		const name = cookie.split("=", 1)[0]?.trim() ?? "";
		// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox
		if (name.startsWith("roistat")) document.cookie = `${name}=; Max-Age=0; Path=/`;
	}
}

/** From now on every form carries the identifier of the visit. */
async function rememberVisit(id: string): Promise<void> {
	if (!VISIT_ID.test(id)) return;
	const { fillForms } = await loadQuietly(() => import("./fill-forms.ts"));
	stopFilling?.();
	stopFilling = fillForms(id);
}
