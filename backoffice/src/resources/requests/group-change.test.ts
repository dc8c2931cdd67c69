import { expect, test } from "vitest";
import { i18nProvider } from "../../providers/i18n-provider.ts";
import { groupChange } from "./group-change.ts";

test("a group that was moved is told with both times by its clock, one that was cancelled with its own, any other change is not", async () => {
	await i18nProvider.changeLocale("ru");
	const say = (details: Record<string, unknown>) =>
		groupChange(details, { locale: "ru", translate: i18nProvider.translate }).replaceAll(/\s/g, " ");
	const moved = {
		group: "moved",
		from: { startsAt: "2026-12-10T16:00:00.000Z", zone: "Europe/Moscow" },
		to: { startsAt: "2026-12-12T08:00:00.000Z", zone: "Europe/Moscow" },
	};
	expect(say(moved)).toBe("Группу перенесли: 10 дек. 2026 г., 19:00 → 12 дек. 2026 г., 11:00");
	expect(say({ group: "cancelled", from: moved.from })).toBe("Группу отменили: 10 дек. 2026 г., 19:00");
	expect(say({ fields: ["phone"] })).toBe("");
});
