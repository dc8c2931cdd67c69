/** Whether the visitor wants nothing to move: the system says so, or the low-vision version of the page. */
export function isStill(): boolean {
	const { sightMotion } = document.documentElement.dataset;
	return sightMotion === "off" || window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
