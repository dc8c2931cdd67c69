import type { SiteSettings } from "../settings/site-settings.ts";

/** What the school has settled about the times of trial lessons. */
export type TrialRules = {
	/** Of a lesson. */
	readonly minutes: number;
	readonly holdMinutes: number;
	/** A visitor takes a time no later than so long before it. */
	readonly noticeHours: number;
	readonly daysAhead: number;
	/** Between two lessons of a teacher. */
	readonly pauseMinutes: number;
	/** IANA zone of the school. */
	readonly zone: string;
};

export function trialRules({ trial_minutes: minutes, trial_times: times, hours }: SiteSettings): TrialRules {
	return {
		minutes,
		holdMinutes: times.hold_minutes,
		noticeHours: times.notice_hours,
		daysAhead: times.days_ahead,
		pauseMinutes: times.pause_minutes,
		zone: hours.zone,
	};
}
