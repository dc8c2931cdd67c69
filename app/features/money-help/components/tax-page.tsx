import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import type { Locale } from "../../../shared/localized.ts";
import { percentOfMoney } from "../../../shared/money.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { phoneTags } from "../../../ui/link/phone-tags.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";
import { HeroFigures } from "../../../ui/scene/panel-hero.tsx";
import { Stat } from "../../../ui/stat/stat.tsx";
import { Table } from "../../../ui/table/table.tsx";
import type { TaxExample, TaxView } from "../describe-tax.ts";
import type { TaxForm } from "../read-tax-form.ts";
import { MoneyPage, type MoneyPageProps } from "./money-page.tsx";
import { lackedOf, TaxCalculator } from "./tax-calculator.tsx";

type Phone = Parameters<typeof phoneTags>[0];
type TaxPageProps = MoneyPageProps & { tax: TaxView; form: TaxForm; phone: Phone };

/** The deduction: what comes back, the calculator with the limits by year and examples. Without any limits the phone alone. */
export function TaxPage({ tax, form, phone, ...rest }: TaxPageProps) {
	const t = useTranslations("moneyHelp");
	const [newest] = tax.years;
	return (
		<MoneyPage
			{...rest}
			art="certificate"
			figures={newest && <Figures newest={newest} />}
			first={
				<LinkButton icon={newest ? "wallet" : "phone"} size="lg" to={newest ? "#calculator-part" : "#request"}>
					{t(newest ? "tax.show" : "ask")}
				</LinkButton>
			}
			planet="mint"
		>
			<Section id="calculator-part" tone="sunken">
				<SectionHead title={t.rich("tax.calculator", richTags)} />
				<div className="money-help">
					{newest ? (
						<>
							<TaxCalculator form={form} tax={tax} />
							<Limits tax={tax} />
							<Examples examples={tax.examples} />
						</>
					) : (
						<Unknown phone={phone} tax={tax} />
					)}
				</div>
			</Section>
		</MoneyPage>
	);
}

/** The rate, and the most that comes back of a year. */
function Figures({ newest: { year, percent, ownLimit, childLimit } }: { newest: TaxView["years"][number] }) {
	const t = useTranslations("moneyHelp.tax.figures");
	const locale = useLocale();
	return (
		<HeroFigures>
			<Stat value={t("percentValue", { percent })}>{t("percent")}</Stat>
			<Stat value={formatMoney(percentOfMoney(ownLimit, percent), locale)}>{t("own", { year: String(year) })}</Stat>
			<Stat value={formatMoney(percentOfMoney(childLimit, percent), locale)}>{t("child")}</Stat>
		</HeroFigures>
	);
}

function Unknown({ tax, phone }: { tax: TaxView; phone: Phone }) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	return (
		<Card as="section" className="stack">
			<p>{t("lackedYears", lackedOf(tax, locale))}</p>
			<p>{t.rich("countByPhone", phoneTags(phone))}</p>
		</Card>
	);
}

function Limits({ tax }: { tax: TaxView }) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	return (
		<section className="stack">
			<h3 className="step-3">{t("limits")}</h3>
			<Table label={t("limits")} stickyFirst>
				<thead>
					<tr>
						<th scope="col">{t("year")}</th>
						<th scope="col">{t("ownLimit")}</th>
						<th scope="col">{t("childLimit")}</th>
						<th scope="col">{t("most")}</th>
					</tr>
				</thead>
				<tbody>
					{tax.years.map(({ year, percent, ownLimit, childLimit }) => (
						<tr key={year}>
							<th scope="row">{String(year)}</th>
							<td>{formatMoney(ownLimit, locale)}</td>
							<td>{formatMoney(childLimit, locale)}</td>
							<td>
								{t("mostValue", {
									own: formatMoney(percentOfMoney(ownLimit, percent), locale),
									child: formatMoney(percentOfMoney(childLimit, percent), locale),
								})}
							</td>
						</tr>
					))}
				</tbody>
			</Table>
			<p className="form-note">{t("asOf", { date: formatDate(new Date(`${tax.asOf}T00:00:00Z`), locale, "UTC") })}</p>
		</section>
	);
}

function Examples({ examples }: { examples: readonly TaxExample[] }) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	if (examples.length === 0) return null;
	return (
		<section className="stack">
			<h3 className="step-3">{t("examples")}</h3>
			<ul className="money-help__examples">
				{examples.map(({ title, result }) => (
					<Card as="li" key={title} planet="mint" tone="tint">
						<h4 className="step-1">{title}</h4>
						{result.own && <p>{t("examplePart", amounts(result.own, locale))}</p>}
						{result.children.map((part, index) => (
							<p key={index}>{t("examplePart", amounts(part, locale))}</p>
						))}
						<p>{t.rich("exampleTotal", { sum: formatMoney(result.refund, locale), b: (words) => <b>{words}</b> })}</p>
					</Card>
				))}
			</ul>
		</section>
	);
}

type Part = TaxExample["result"]["children"][number];

function amounts({ paid, counted, refund }: Part, locale: Locale) {
	return {
		paid: formatMoney(paid, locale),
		counted: formatMoney(counted, locale),
		refund: formatMoney(refund, locale),
	};
}
