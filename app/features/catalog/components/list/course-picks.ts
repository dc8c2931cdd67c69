import { type FormEvent, useState } from "react";
import { MOST_COMPARED } from "./compared-courses.ts";

export type CoursePicks = {
	readonly chosen: readonly string[];
	/** True after one too many was asked for, until the next change. */
	readonly isRefused: boolean;
	readonly toggle: (slug: string, isChosen: boolean) => void;
	readonly clear: (event: FormEvent) => void;
};

/** Courses marked for the comparison; they stay marked while filters take their cards away and bring them back. */
export function useCoursePicks(): CoursePicks {
	const [chosen, setChosen] = useState<readonly string[]>([]);
	const [isRefused, setRefused] = useState(false);
	function toggle(slug: string, isChosen: boolean): void {
		const isTooMany = isChosen && chosen.length >= MOST_COMPARED;
		setRefused(isTooMany);
		if (isTooMany) return;
		setChosen(isChosen ? [...chosen, slug] : chosen.filter((other) => other !== slug));
	}
	function clear(): void {
		setChosen([]);
		setRefused(false);
	}
	return { chosen, isRefused, toggle, clear };
}
