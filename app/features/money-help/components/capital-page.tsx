import { useLocale } from "use-intl";
import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { wholeMoney } from "../../../shared/money.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { HeroFigures } from "../../../ui/scene/panel-hero.tsx";
import { Stat } from "../../../ui/stat/stat.tsx";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { MoneyPage, type MoneyPageProps } from "./money-page.tsx";

type Capital = NonNullable<SiteSettings["maternity_capital"]>;

const SIZES = ["first_child", "second_child", "second_child_rest"] as const;

/** Maternity capital: its sizes with their day, then the steps and the documents. */
export function CapitalPage({ capital, ...rest }: MoneyPageProps & { capital: Capital }) {
	const t = useTranslations("moneyHelp");
	return (
		<MoneyPage
			{...rest}
			art="astronaut-build"
			figures={<Sizes capital={capital} />}
			first={
				<LinkButton icon="phone" size="lg" to="#request">
					{t("ask")}
				</LinkButton>
			}
			planet="nebula"
		/>
	);
}

function Sizes({ capital }: { capital: Capital }) {
	const t = useTranslations("moneyHelp.capital");
	const locale = useLocale();
	return (
		<>
			<HeroFigures>
				{SIZES.map((key) => (
					<Stat key={key} value={formatMoney(wholeMoney(capital[key], "RUB"), locale)}>
						{t(`labels.${key}`)}
					</Stat>
				))}
			</HeroFigures>
			<p className="money-help__as-of">
				{t("asOf", { date: formatDate(new Date(`${capital.as_of}T00:00:00Z`), locale, "UTC") })}
			</p>
		</>
	);
}
