import { type CSSProperties, useRef, useState } from "react";
import { useTranslations } from "../i18n/use-translations.ts";
import { starStyle, stillStars } from "./star-field.ts";
import { useStarRain } from "./use-star-rain.ts";

const STILL = stillStars(40);

/** Stars that stand, stars that fly, and a button that stops everything that moves (WCAG 2.2.2). */
export function LostSky() {
	const t = useTranslations("layout.lost");
	const flying = useRef<HTMLDivElement>(null);
	const [isPaused, setPaused] = useState(false);
	useStarRain(flying, isPaused);
	return (
		<>
			<div aria-hidden="true" className="lost__stars">
				{STILL.map((star, index) => (
					<i key={index} style={starStyle(star) as CSSProperties} />
				))}
			</div>
			<div
				aria-hidden="true"
				className="lost__stars lost__stars--flying"
				data-paused={isPaused || undefined}
				ref={flying}
			/>
			<button className="lost__pause" onClick={() => setPaused(!isPaused)} type="button">
				{isPaused ? t("resume") : t("pause")}
			</button>
		</>
	);
}
