/** How the page is drawn for those who see badly; each is an attribute `data-sight-…` of `<html>` that the style sheet reads. */
export const SIGHT_CHOICES = {
	size: ["100", "125", "150"],
	contrast: ["normal", "light", "dark", "blue"],
	pictures: ["on", "off"],
	motion: ["on", "off"],
} as const;

export type SightAspect = keyof typeof SIGHT_CHOICES;
export type Sight = { readonly [Aspect in SightAspect]: (typeof SIGHT_CHOICES)[Aspect][number] };

export const PLAIN_SIGHT: Sight = { size: "100", contrast: "normal", pictures: "on", motion: "on" };

const STORAGE_KEY = "sight";
/** The settings, in the order in which they are kept and offered. */
export const SIGHT_ASPECTS = Object.keys(SIGHT_CHOICES) as SightAspect[];

/** Reads what is kept, `125 dark off on`; anything else is a plain page. */
export function parseSight(kept: string | null): Sight {
	const words = (kept ?? "").split(" ");
	const chosen = SIGHT_ASPECTS.map((aspect, index) => {
		const known: readonly string[] = SIGHT_CHOICES[aspect];
		return [aspect, known.includes(words[index] ?? "") ? words[index] : PLAIN_SIGHT[aspect]];
	});
	return Object.fromEntries(chosen) as Sight;
}

export function writeSight(sight: Sight): string {
	return SIGHT_ASPECTS.map((aspect) => sight[aspect]).join(" ");
}

export function readSight(): Sight {
	try {
		return parseSight(localStorage.getItem(STORAGE_KEY));
	} catch {
		return PLAIN_SIGHT;
	}
}

/** Draws the page so and remembers it; where storage is forbidden it lasts as long as the document. */
export function setSight(sight: Sight): void {
	const { dataset } = document.documentElement;
	dataset.sightSize = sight.size;
	dataset.sightContrast = sight.contrast;
	dataset.sightPictures = sight.pictures;
	dataset.sightMotion = sight.motion;
	try {
		const kept = writeSight(sight);
		if (kept === writeSight(PLAIN_SIGHT)) localStorage.removeItem(STORAGE_KEY);
		else localStorage.setItem(STORAGE_KEY, kept);
	} catch {}
}
