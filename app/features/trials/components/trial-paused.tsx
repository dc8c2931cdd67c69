import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { coursePath } from "../../catalog/courses/course-summary.ts";
import type { TrialView } from "../trial-view.ts";

/** Says calmly that the course takes nobody, and where its topics went on. */
export function TrialPaused({ trial: { successor, phone } }: { trial: TrialView }) {
	const t = useTranslations("trials.paused");
	const locale = useLocale();
	return (
		<div className="card stack">
			<p>{t("text")}</p>
			<p>{successor ? t("successor", { title: successor.title }) : t("call")}</p>
			<div className="cluster">
				{successor && (
					<LinkButton to={localizePath(coursePath(successor.category, successor.slug), locale)}>
						{t("open", { title: successor.title })}
					</LinkButton>
				)}
				<LinkButton href={`tel:${phone.number}`} icon="phone" {...(successor && { variant: "ghost" })}>
					{phone.label}
				</LinkButton>
			</div>
		</div>
	);
}
