/**
 * Shows the question about cookies (`app/layout/cookie-consent.tsx`) as soon as the page is complete, unless it has been answered or no
 * answer can be stored: what comes last may decide where the card lies.
 */
export function askAboutCookies(answered: string, asking: string): void {
	addEventListener("DOMContentLoaded", () =>
		document.documentElement.toggleAttribute(
			asking,
			navigator.cookieEnabled && !new RegExp(answered).test(document.cookie),
		),
	);
}
