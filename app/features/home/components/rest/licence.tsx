import { useLocale } from "use-intl";
import { formatDate } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Facts } from "../../../../shared/facts.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { keepPart } from "../../../../ui/kept/keep-part.tsx";
import { Section } from "../../../../ui/layout/section.tsx";
import { Stack } from "../../../../ui/layout/stack.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { LicenceView } from "../../home-view.ts";
import "./licence.css";

/** The licence to teach, and the legal entity that holds it. */
export const Licence = keepPart(function Licence({ licence, facts }: { licence: LicenceView; facts: Facts }) {
	const t = useTranslations("homeRest.licence");
	const locale = useLocale();
	const { number, issuer, company, inn, ogrn } = licence;
	const rows = [
		{ term: t("company"), value: company },
		{ term: t("since"), value: t("sinceValue", { year: facts.founded ?? "" }) },
		{ term: t("inn"), value: inn },
		{ term: t("ogrn"), value: ogrn },
	];
	// The date of a document has no time of day; it is stored as midnight in UTC.
	const date = formatDate(licence.date, locale, "UTC").replaceAll(" ", "\u00a0");
	return (
		<Section joined>
			<Card className="home-licence">
				<Art name="certificate" />
				<Stack>
					<h2 className="step-4">{t("title")}</h2>
					<p className="muted">
						<Unbroken>{t("text", { number, date, issuer })}</Unbroken>
					</p>
					<MoreLink data-modal to={localizePath("/licence", locale)}>
						{t("more")}
					</MoreLink>
				</Stack>
				<dl>
					{rows.map(({ term, value }) => (
						<div key={term}>
							<dt>{term}</dt>
							<dd>{value}</dd>
						</div>
					))}
				</dl>
			</Card>
		</Section>
	);
});
