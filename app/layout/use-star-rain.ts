import { type RefObject, useEffect } from "react";
import { isStill } from "../ui/motion/is-still.ts";
import { LONGEST_FLIGHT_S, makeStar, starStyle } from "./star-field.ts";

/** Specification, section 9: one star per 100 ms. */
const EVERY_MS = 100;
const MAX_ALIVE = (LONGEST_FLIGHT_S * 1000) / EVERY_MS;

/**
 * Lets stars cross `sky` from the right; none while the tab is hidden, while paused, or for a visitor who asked for less motion. They live
 * outside React: ten renders a second would be wasteful.
 */
export function useStarRain(sky: RefObject<HTMLElement | null>, isPaused: boolean): void {
	useEffect(() => {
		if (isPaused) return;
		const timer = setInterval(() => {
			if (document.hidden || isStill()) return;
			if (!sky.current || sky.current.childElementCount >= MAX_ALIVE) return;
			sky.current.append(launchStar());
		}, EVERY_MS);
		return () => clearInterval(timer);
	}, [sky, isPaused]);
}

function launchStar(): HTMLElement {
	const star = document.createElement("i");
	for (const [name, value] of Object.entries(starStyle(makeStar(Math.random)))) star.style.setProperty(name, value);
	star.addEventListener("animationend", () => star.remove());
	return star;
}
