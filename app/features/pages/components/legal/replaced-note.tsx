import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { dayBefore } from "../../../../shared/legal-day.ts";
import { LEGAL_PATHS } from "../../../../shared/legal-kinds.ts";
import { Link } from "../../../../ui/link/link.tsx";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { LegalDocumentView } from "../../get-legal-document.server.ts";
import { useLegalDate } from "./use-legal-date.ts";

/** Nobody should take an earlier version for the one in force. */
export function ReplacedNote({ document }: { document: LegalDocumentView }) {
	const t = useTranslations("pages.legal");
	const locale = useLocale();
	const formatLegalDate = useLegalDate();
	if (!document.replacedFrom) return null;
	return (
		<Callout icon="history" title={t("replacedTitle")}>
			<p>
				{t("replaced", {
					from: formatLegalDate(document.version.validFrom),
					to: formatLegalDate(dayBefore(document.replacedFrom)),
				})}{" "}
				<Link to={localizePath(LEGAL_PATHS[document.kind], locale)}>{t("toCurrent")}</Link>
			</p>
		</Callout>
	);
}
