import type { WrittenStart } from "../../../../app/shared/start-time.ts";
import { printInstant } from "../../fields/instant-field.tsx";

/**
 * Says that the group in which a request holds a place was moved or cancelled, by the group's clock: `Группу перенесли: 10 дек. 2026 г.,
 * 19:00 → 12 дек. 2026 г., 11:00`.
 */
export function groupChange(
	{ group, from, to }: Readonly<Record<string, unknown>>,
	{ locale, translate }: { locale: string; translate: (key: string, options: { times: string }) => string },
): string {
	const say = (word: string, starts: readonly unknown[]) => {
		const times = starts.map((start) => {
			const { startsAt, zone } = start as WrittenStart;
			return printInstant(startsAt, { locale, zone });
		});
		return translate(`resources.requests.log.${word}`, { times: times.join(" → ") });
	};
	if (group === "moved") return say("groupMoved", [from, to]);
	return group === "cancelled" ? say("groupCancelled", [from]) : "";
}
