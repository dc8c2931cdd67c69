import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { FinalCall } from "../../../../../ui/scene/final-call.tsx";
import { richTags } from "../rich-tags.tsx";

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
