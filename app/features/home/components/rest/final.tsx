import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Facts } from "../../../../shared/facts.ts";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { FinalCall } from "../../../../ui/scene/final-call.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import { InlineRequest } from "../../../requests/components/inline-request.tsx";
import type { RequestFormView } from "../../../requests/pages/request-form-view.ts";

/** The end of the page: the offer of a free lesson, with its request form. */
export function Final({ form, facts }: { form: RequestFormView; facts: Facts }) {
	const t = useTranslations("homeRest.final");
	return (
		<FinalCall form={<InlineRequest form={form} />} id="trial" lead={t("lead")} title={t.rich("title", richTags)}>
			<Ticks items={[t("online", { minutes: Number(facts.trial_minutes) }), t("time"), t("free")]} />
		</FinalCall>
	);
}
