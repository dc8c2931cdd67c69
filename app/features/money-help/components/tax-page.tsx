import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { Card } from "../../../ui/card/card.tsx";
import { phoneTags } from "../../../ui/link/phone-tags.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { TextPage } from "../../pages/components/text-page.tsx";
import type { PageView } from "../../pages/get-page.server.ts";
import type { TaxExample, TaxView } from "../describe-tax.ts";
import type { TaxForm } from "../read-tax-form.ts";
import { CallBack } from "./call-back.tsx";
import { lackedOf, TaxCalculator } from "./tax-calculator.tsx";
import "./money-help.css";

type Phone = Parameters<typeof phoneTags>[0];

/** The deduction: calculator first, then limits by year, examples and the way to the money. Without any limits the phone alone. */
export function TaxPage({ page, tax, form, phone }: { page: PageView; tax: TaxView; form: TaxForm; phone: Phone }) {
	return (
		<TextPage after={<CallBack />} page={page}>
			<div className="money-help">
				{tax.years.length === 0 ? (
					<Unknown phone={phone} tax={tax} />
				) : (
					<>
						<TaxCalculator form={form} tax={tax} />
						<Limits tax={tax} />
						<Examples examples={tax.examples} />
					</>
				)}
			</div>
		</TextPage>
	);
}

function Unknown({ tax, phone }: { tax: TaxView; phone: Phone }) {
	const t = useTranslations("moneyHelp.tax");
	return (
		<Card as="section" className="stack">
			<h2 className="step-3">{t("calculator")}</h2>
			<p>{t("lackedYears", lackedOf(tax))}</p>
			<p>{t.rich("countByPhone", phoneTags(phone))}</p>
		</Card>
	);
}

function Limits({ tax }: { tax: TaxView }) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	return (
		<section className="stack">
			<h2 className="step-3">{t("limits")}</h2>
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
									own: formatMoney(share(ownLimit, percent), locale),
									child: formatMoney(share(childLimit, percent), locale),
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

function share(limit: TaxView["years"][number]["ownLimit"], percent: number) {
	return { ...limit, minor: Math.floor((limit.minor * percent) / 100) };
}

function Examples({ examples }: { examples: readonly TaxExample[] }) {
	const t = useTranslations("moneyHelp.tax");
	const locale = useLocale();
	if (examples.length === 0) return null;
	return (
		<section className="stack">
			<h2 className="step-3">{t("examples")}</h2>
			<ul className="money-help__examples">
				{examples.map(({ title, result }) => (
					<Card as="li" key={title} planet="mint" tone="tint">
						<h3 className="step-1">{title}</h3>
						{result.own && <p>{t("examplePart", amounts(result.own, locale))}</p>}
						{result.children.map((part, place) => (
							<p key={place}>{t("examplePart", amounts(part, locale))}</p>
						))}
						<p>{t.rich("exampleTotal", { sum: formatMoney(result.refund, locale), b: (words) => <b>{words}</b> })}</p>
					</Card>
				))}
			</ul>
		</section>
	);
}

type Part = TaxExample["result"]["children"][number];

function amounts({ paid, counted, refund }: Part, locale: "ru" | "en") {
	return {
		paid: formatMoney(paid, locale),
		counted: formatMoney(counted, locale),
		refund: formatMoney(refund, locale),
	};
}
