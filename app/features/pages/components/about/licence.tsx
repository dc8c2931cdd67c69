import { useLocale } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { AboutLicence } from "./about-view.ts";

export function Licence({ licence }: { licence: AboutLicence }) {
	const t = useTranslations("pages.about");
	const locale = useLocale();
	return (
		<Card as="section" className="about__licence" planet="mars" tone="tint">
			<div className="stack">
				<h2 className="step-4">{t("licence")}</h2>
				<dl>
					<div>
						<dt>{t("licenceNumber")}</dt>
						<dd>
							<Unbroken>{licence.number}</Unbroken>
						</dd>
					</div>
					<div>
						<dt>{t("licenceDate")}</dt>
						<dd>{formatDate(new Date(`${licence.date}T00:00:00Z`), locale, "UTC")}</dd>
					</div>
					<div>
						<dt>{t("licenceIssuer")}</dt>
						<dd>{licence.issuer}</dd>
					</div>
				</dl>
			</div>
			<Art name="certificate" />
		</Card>
	);
}
