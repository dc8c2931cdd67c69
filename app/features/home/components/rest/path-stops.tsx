import type { CSSProperties } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Facts } from "../../../../shared/facts.ts";
import { Art } from "../../../../ui/art/art.tsx";
import type { ArtName } from "../../../../ui/art/art-sizes.ts";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import "./path-stops.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** `size` of a planet in rem, and its `height` above the ground in per cent; the planets lie along a drawn orbit. */
const STOPS = [
	{ key: "trial", planet: "moon", size: 5.5, height: 78 },
	{ key: "plan", planet: "planet-mint", size: 7, height: 58 },
	{ key: "lessons", planet: "planet-earth", size: 6.5, height: 42 },
	{ key: "review", planet: "planet-crater", size: 7.5, height: 60 },
	{ key: "final", planet: "planet-saturn", size: 10.5, height: 38 },
] as const satisfies readonly { key: string; planet: ArtName; size: number; height: number }[];

/** How learning goes, from the trial lesson to the final project, in five steps. */
export const PathStops = keepPart(function PathStops({ facts }: { facts: Facts }) {
	const t = useTranslations("homeRest.path");
	const minutes = Number(facts.trial_minutes);
	return (
		<Section>
			<SectionHead lead={t("lead")} title={t.rich("title", richTags)} />
			<div className="home-path">
				<PathLine />
				<ol className="home-path__stops">
					{STOPS.map(({ key, planet, size, height }) => (
						<li key={key} style={{ "--w": `${size}rem`, "--y": `${height}%` } as CSSProperties}>
							<div className="home-path__stop">
								<Art name={planet} />
							</div>
							<span className="home-path__when">{t(`${key}.when`)}</span>
							<h3>{t(`${key}.title`)}</h3>
							<p>{t(`${key}.text`, { minutes })}</p>
						</li>
					))}
				</ol>
			</div>
		</Section>
	);
});

function PathLine() {
	return (
		<svg aria-hidden="true" className="home-path__line" fill="none" preserveAspectRatio="none" viewBox="0 0 1300 224">
			<path
				d="M-40 200C0 194 40 186 92 175S250 165 348 130 500 88 589 94 740 140 842 134 1010 102 1110 85 1260 50 1340 16"
				strokeDasharray="0.1 11"
				strokeLinecap="round"
				strokeWidth="3.5"
				vectorEffect="non-scaling-stroke"
			/>
		</svg>
	);
}
