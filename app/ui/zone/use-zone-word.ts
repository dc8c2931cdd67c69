import { formatZone } from "../../i18n/format.ts";
import { useTranslations } from "../../i18n/use-translations.ts";

const ZONE_WORDS: Readonly<Record<string, "moscow" | "yekaterinburg" | "vladivostok">> = {
	"Europe/Moscow": "moscow",
	"Asia/Yekaterinburg": "yekaterinburg",
	"Asia/Vladivostok": "vladivostok",
};

/** Says by whose clock a time is: `по Москве`, `Moscow time`; a zone without words of its own by its offset at the moment. */
export function useZoneWord(): (at: Date, zone: string) => string {
	const t = useTranslations("ui.zones");
	return (at, zone) => {
		const word = ZONE_WORDS[zone];
		return word ? t(word) : t("other", { offset: formatZone(at, zone) });
	};
}
