import type { WrittenStart } from "../../../../app/shared/start-time.ts";
import { printInstant } from "../../fields/instant-field.tsx";

/** That the group whose place a request holds was moved, by its own clock: `Группу перенесли: 10 дек. 2026 г., 19:00 → 12 дек. 2026 г., 11:00`. */
export function groupMoved(
	{ group, from, to }: Readonly<Record<string, unknown>>,
	{ locale, translate }: { locale: string; translate: (key: string, options: { times: string }) => string },
): string {
	if (group !== "moved") return "";
	const times = [from, to].map((time) => {
		const { startsAt, zone } = time as WrittenStart;
		return printInstant(startsAt, { locale, zone });
	});
	return translate("resources.requests.log.groupMoved", { times: times.join(" → ") });
}
