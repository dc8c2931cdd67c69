import { useLocale } from "use-intl";
import { formatDate } from "../../../../../i18n/format.ts";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { Callout } from "../../../../../ui/notice/callout.tsx";
import type { RobloxView } from "./roblox-view.ts";

/** How things stand with Roblox in Russia, and on what day that was checked. */
export function RobloxNote({ note }: Pick<RobloxView, "note">) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const date = formatDate(new Date(`${note.asOf}T00:00:00Z`), locale, "UTC");
	return (
		<Callout icon="info" planet="sun" title={t("roblox.note")}>
			<p>{note.text}</p>
			<p className="roblox-note__date muted step--1">
				<time dateTime={note.asOf}>{t("roblox.checked", { date })}</time>
			</p>
		</Callout>
	);
}
