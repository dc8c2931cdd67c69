import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LEGAL_KINDS, LEGAL_PATHS, type LegalKind } from "../../../../shared/legal-kinds.ts";
import { Link } from "../../../../ui/link/link.tsx";

export function OtherDocuments({ kind }: { kind: LegalKind }) {
	const t = useTranslations("pages.legal");
	const locale = useLocale();
	return (
		<nav aria-label={t("others")} className="legal__others">
			<h2 className="step-2">{t("others")}</h2>
			<ul>
				{LEGAL_KINDS.filter((other) => other !== kind).map((other) => (
					<li key={other}>
						<Link to={localizePath(LEGAL_PATHS[other], locale)}>{t(`kinds.${other}`)}</Link>
					</li>
				))}
			</ul>
		</nav>
	);
}
