import { useTranslations } from "../../../i18n/use-translations.ts";
import type { MyTrace } from "../pages/get-my-data.server.ts";
import { MyFactList } from "./my-fact-list.tsx";

/** What was recorded with a request: where the visitor came from, and how the site recognised him. */
export function MyTraceFacts({ locale, visitorZone, page, referrer, utm, roistat, crmId, ip, agent }: MyTrace) {
	const t = useTranslations("requests");
	const tags = Object.entries(utm).map(([name, value]) => `${name}: ${value}`);
	return (
		<MyFactList
			facts={[
				[t("my.trace.language"), t(`my.languages.${locale}`)],
				[t("my.trace.page"), page],
				[t("my.trace.referrer"), referrer],
				[t("my.trace.utm"), tags.join("; ")],
				[t("my.trace.roistat"), roistat],
				[t("my.trace.ip"), ip],
				[t("my.trace.agent"), agent],
				[t("my.trace.zone"), visitorZone],
				[t("my.trace.crmId"), crmId],
			]}
		/>
	);
}
