import { useTranslations } from "use-intl";
import { Badge } from "../../../ui/badge/badge.tsx";
import type { WebinarCard } from "../webinar-view.ts";

/** What a webinar is at the moment; a recording is always called one. */
export function WebinarBadge({ phase, isCancelled }: Pick<WebinarCard, "phase" | "isCancelled">) {
	const t = useTranslations("webinars.badge");
	if (isCancelled) return <Badge tone="danger">{t("cancelled")}</Badge>;
	if (phase === "live")
		return (
			<Badge live tone="success">
				{t("live")}
			</Badge>
		);
	if (phase === "replay")
		return (
			<Badge icon="circle-play" tone="info">
				{t("replay")}
			</Badge>
		);
	return <Badge tone={phase === "coming" || phase === "opening" ? "sun" : "line"}>{t(phase)}</Badge>;
}
