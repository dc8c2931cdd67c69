import type { ReactNode } from "react";
import { useTranslations } from "../../../../../i18n/use-translations.ts";
import { richTags } from "../../../../../ui/reading/rich-tags.tsx";
import { FinalCall } from "../../../../../ui/scene/final-call.tsx";

export function RobloxFinal({ trialMinutes, form }: { trialMinutes: number; form: ReactNode }) {
	const t = useTranslations("catalog");
	return (
		<FinalCall
			form={form}
			id="request"
			lead={t("roblox.finalLead", { minutes: trialMinutes })}
			title={t.rich("roblox.final", richTags)}
		/>
	);
}
