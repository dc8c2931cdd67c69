import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { needParts } from "../../../../ui/deferred/first-need.ts";

/** Pauses between looks at an order that a bank is busy with, in milliseconds: soon at first, then rarely, about ten minutes in all. */
const PAUSES = [...Array<number>(10).fill(3_000), ...Array<number>(10).fill(10_000), ...Array<number>(16).fill(30_000)];

/** While `isChecking`, reads the page's data again every now and then. Without script there is a button. */
export function useSettling(isChecking: boolean): void {
	const { revalidate } = useRevalidator();
	const look = useRef(revalidate);
	look.current = revalidate;
	useEffect(() => {
		if (!isChecking) return undefined;
		// The visitor may not have moved yet, and reading again affects the whole page.
		needParts();
		let step = 0;
		let isGone = false;
		let timer: ReturnType<typeof setTimeout> | undefined;
		function wait(): void {
			const pause = PAUSES[step++];
			if (pause === undefined) return;
			timer = setTimeout(() => void lookThenWait(), pause);
		}
		// A new read would abort the one before, and on a slow connection none would ever finish.
		async function lookThenWait(): Promise<void> {
			if (document.visibilityState === "visible") await look.current();
			if (!isGone) wait();
		}
		wait();
		return () => {
			isGone = true;
			clearTimeout(timer);
		};
	}, [isChecking]);
}
