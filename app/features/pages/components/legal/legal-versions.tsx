import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LEGAL_PATHS } from "../../../../shared/legal-kinds.ts";
import { Link } from "../../../../ui/link/link.tsx";
import type { LegalDocumentView } from "../../get-legal-document.server.ts";
import { useLegalDate } from "./use-legal-date.ts";

/** Every version that was ever in force, each at an address of its own. */
export function LegalVersions({ document }: { document: LegalDocumentView }) {
	const t = useTranslations("pages.legal");
	const locale = useLocale();
	const formatLegalDate = useLegalDate();
	const path = localizePath(LEGAL_PATHS[document.kind], locale);
	return (
		<section className="legal__versions">
			<h2 className="step-3">{t("versions")}</h2>
			<ul>
				{document.versions.map(({ number, validFrom, note }, index) => (
					<li key={number}>
						{number === document.version.number ? (
							<b>{t("version", { number })}</b>
						) : (
							<Link to={index === 0 ? path : `${path}?version=${number}`}>{t("version", { number })}</Link>
						)}
						<span>
							{t(index === 0 ? "inForceFrom" : "from", { date: formatLegalDate(validFrom) })} {note}
						</span>
						{index < document.versions.length - 1 && (
							<Link to={`${path}?version=${number}&changes=1`}>{t("whatChanged")}</Link>
						)}
					</li>
				))}
			</ul>
			{document.versions.length === 1 && <p className="muted">{t("noEarlier")}</p>}
		</section>
	);
}
