/** Shows the question about cookies with the first paint (`app/layout/cookie-consent.tsx`), unless it has been answered. */
export function askAboutCookies(answered: string, asking: string): void {
	document.documentElement.toggleAttribute(asking, !new RegExp(answered).test(document.cookie));
}
