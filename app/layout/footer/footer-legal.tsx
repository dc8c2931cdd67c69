import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../../i18n/use-translations.ts";
import { Unbroken } from "../../ui/reading/unbroken.tsx";

/** What the law wants at the foot of every page: who the school is, and the warning about credit. */
export function FooterLegal({ frame, isDemo }: { frame: SiteFrame; isDemo: boolean }) {
	const t = useTranslations("footer");
	return (
		<div className="footer__legal">
			<p>
				<Unbroken>{t("requisites", { name: frame.legalName, inn: frame.inn, licence: frame.licence })}</Unbroken>
			</p>
			<p>{frame.creditWarning}</p>
			{isDemo && <p>{t("demo")}</p>}
		</div>
	);
}
