import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { siteAddress } from "../../../shared/site-address.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Cluster, Stack } from "../../../ui/layout/stack.tsx";

type CalendarProps = {
	readonly token: string;
	readonly calendars: { readonly google: string; readonly outlook: string };
};

export function JoinedCalendar({ token, calendars }: CalendarProps) {
	const t = useTranslations("webinars.joined");
	const path = localizePath(`/webinars/joined/${token}/webinar.ics`, useLocale());
	return (
		<Stack gap={3}>
			<h2 className="step-2">{t("calendar")}</h2>
			<Cluster>
				<LinkButton download href={siteAddress(path)} icon="download" variant="secondary">
					{t("file")}
				</LinkButton>
				<LinkButton href={calendars.google} target="_blank" variant="secondary">
					{t("google")}
				</LinkButton>
				<LinkButton href={calendars.outlook} target="_blank" variant="secondary">
					{t("outlook")}
				</LinkButton>
			</Cluster>
			<p className="muted">{t("fileNote")}</p>
		</Stack>
	);
}
