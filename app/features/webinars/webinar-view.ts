import type { Audience, Planet } from "../../../database/catalog-types.ts";
import type { WebinarText } from "../../../database/webinar-types.ts";
import type { CourseSummary } from "../catalog/courses/course-summary.ts";
import type { TeacherView } from "../catalog/courses/course-view.ts";
import type { WebinarPhase } from "./webinar-phase.ts";

/** A webinar in a list. The address of the broadcast is not among what pages know. */
export type WebinarCard = {
	readonly id: string;
	readonly slug: string;
	/** Without the language. */
	readonly path: string;
	readonly kind: "live" | "recorded";
	readonly audience: Audience;
	readonly planet: Planet;
	readonly cover: string;
	readonly title: string;
	readonly short: string;
	readonly phase: WebinarPhase;
	readonly isCancelled: boolean;
	readonly startsAt: Date;
	/** People are let in from `opensAt` until `endsAt`. */
	readonly opensAt: Date;
	readonly endsAt: Date;
	readonly zone: string;
	readonly minutes: number;
	/** Undefined when the number of places is unlimited. */
	readonly seatsFree: number | undefined;
	readonly isFull: boolean;
	/** `address` is set only while the recording may be watched. */
	readonly replay: { readonly address: string | undefined; readonly from: Date; readonly until: Date } | undefined;
	readonly speakers: readonly { readonly name: string; readonly avatar: string }[];
};

/** Everything a webinar's page shows. */
export type WebinarView = Omit<WebinarCard, "speakers"> &
	Omit<WebinarText, "title" | "short"> & {
		readonly speakers: readonly TeacherView[];
		readonly courses: readonly CourseSummary[];
	};

/** Webinars by what a visitor can still do with them, each list in its own order. */
export type WebinarLists = {
	/** The next one first. */
	readonly coming: readonly WebinarCard[];
	/** Recordings that may be watched, the newest first. */
	readonly replays: readonly WebinarCard[];
	/** Over, the newest first. */
	readonly past: readonly WebinarCard[];
};

/** Without the language. */
export function webinarPath(slug: string): string {
	return `/webinars/${slug}`;
}
