import type { Locale } from "../../../shared/localized.ts";
import { describeOpenState, type OpenSentence } from "./describe-open-state.server.ts";
import type { PromiseSettings } from "./promise-time.server.ts";

/** By settings and language. */
const known = new Map<string, { readonly since: Date; readonly state: OpenSentence }>();
/** Two languages, before and after a change of the settings. */
const MOST_KNOWN = 4;

/**
 * The same as {@link describeOpenState}, worked out once for as long as it is true: it stands on every page, and to find out about zones,
 * weekdays and holidays takes longer than most of a page.
 * @throws RangeError when the hours have no working day at all.
 */
export function recallOpenState(
	{ hours, holidays, callbackMinutes }: PromiseSettings,
	{ now, locale }: { now: Date; locale: Locale },
): OpenSentence {
	const key = JSON.stringify([locale, hours, holidays, callbackMinutes]);
	const last = known.get(key);
	if (last && last.since <= now && now < last.state.until) return last.state;
	const state = describeOpenState({ hours, holidays, callbackMinutes }, { now, locale });
	if (known.size >= MOST_KNOWN) known.clear();
	known.set(key, { since: now, state });
	return state;
}
