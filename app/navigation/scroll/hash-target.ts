import { isStill } from "../../ui/motion/is-still.ts";
import { HASH_OFFSET_PX } from "./decide-scroll.ts";

function findTarget(id: string): HTMLElement | null {
	return document.getElementById(id) ?? document.querySelector<HTMLElement>(`a[name="${CSS.escape(id)}"]`);
}

type Way = "instant" | "smooth";

/** Brings the target under the header, or the top of the page into view when there is no such target. */
export function scrollToTarget(id: string, behavior: Way = isStill() ? "instant" : "smooth"): void {
	const target = findTarget(id);
	const top = target ? distanceOf(target) + window.scrollY : 0;
	// Where nothing is to move no glide ends, and the end of the visitor's own next movement must not be taken for one.
	const isAway = Math.abs(withinPage(top) - window.scrollY) >= 1;
	window.scrollTo({ top, behavior });
	if (target && isAway && behavior === "smooth") settle(target);
	focusTarget(id);
}

function withinPage(top: number): number {
	return Math.max(0, Math.min(top, document.documentElement.scrollHeight - window.innerHeight));
}

/** How far an element is from where its hash would scroll it to, in pixels. */
function distanceOf(target: HTMLElement): number {
	return target.getBoundingClientRect().top - readOffset();
}

/** Where a hash brings its element, in pixels below the top of the window: a header that stays in sight grows with the letters. */
function readOffset(): number {
	const header = document.querySelector(".header");
	if (!header || getComputedStyle(header).position !== "sticky") return HASH_OFFSET_PX;
	return Math.max(HASH_OFFSET_PX, header.getBoundingClientRect().height);
}

/** Parts that arrive during smooth scrolling move the target; the position is corrected at the end, unless the visitor has taken over. */
function settle(target: HTMLElement): void {
	const end = new AbortController();
	const { signal } = end;
	for (const sign of ["wheel", "touchstart", "pointerdown", "keydown"]) {
		window.addEventListener(sign, () => end.abort(), { signal, passive: true });
	}
	window.addEventListener(
		"scrollend",
		() => {
			end.abort();
			if (Math.abs(distanceOf(target)) > 1) window.scrollBy({ top: distanceOf(target), behavior: "instant" });
		},
		{ signal },
	);
}

/** Moves the focus without moving the page. What cannot hold the focus by itself holds it until it is left. */
export function focusTarget(id: string): void {
	const target = findTarget(id);
	if (!target || target.contains(document.activeElement)) return;
	target.focus({ preventScroll: true });
	if (document.activeElement === target) return;
	target.tabIndex = -1;
	target.focus({ preventScroll: true });
	target.addEventListener("blur", () => target.removeAttribute("tabindex"), { once: true });
}
