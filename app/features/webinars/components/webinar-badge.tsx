import { useTranslations } from "../../../i18n/use-translations.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import type { WebinarCard } from "../webinar-view.ts";

/** The current state of a webinar; a recording is always called a recording. */
export function WebinarBadge({ kind, phase, isCancelled }: Pick<WebinarCard, "kind" | "phase" | "isCancelled">) {
	const t = useTranslations("webinars.badge");
	if (isCancelled) return <Badge tone="danger">{t("cancelled")}</Badge>;
	if (phase === "replay" || (phase === "live" && kind === "recorded"))
		return (
			<Badge icon="circle-play" tone="info">
				{t(phase, { kind })}
			</Badge>
		);
	if (phase === "live")
		return (
			<Badge live tone="success">
				{t("live", { kind })}
			</Badge>
		);
	return <Badge tone={phase === "coming" || phase === "opening" ? "sun" : "line"}>{t(phase, { kind })}</Badge>;
}
