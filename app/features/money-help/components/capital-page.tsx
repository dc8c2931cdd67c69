import { useLocale, useTranslations } from "use-intl";
import { formatDate, formatMoney } from "../../../i18n/format.ts";
import { wholeMoney } from "../../../shared/money.ts";
import { Stat } from "../../../ui/stat/stat.tsx";
import { TextPage } from "../../pages/components/text-page.tsx";
import type { PageView } from "../../pages/get-page.server.ts";
import type { SiteSettings } from "../../settings/site-settings.ts";
import { CallBack } from "./call-back.tsx";
import "./money-help.css";

type CapitalPageProps = { page: PageView; capital: NonNullable<SiteSettings["maternity_capital"]> };

const SIZES = ["first_child", "second_child", "second_child_rest"] as const;

/** Maternity capital: its sizes with their day, then the steps. */
export function CapitalPage({ page, capital }: CapitalPageProps) {
	const t = useTranslations("moneyHelp.capital");
	const locale = useLocale();
	return (
		<TextPage after={<CallBack />} page={page}>
			<section aria-label={t("sizes")} className="card money-help__sizes">
				{SIZES.map((key) => (
					<Stat key={key} value={formatMoney(wholeMoney(capital[key], "RUB"), locale)}>
						{t(`labels.${key}`)}
					</Stat>
				))}
				<p className="form-note">
					{t("asOf", { date: formatDate(new Date(`${capital.as_of}T00:00:00Z`), locale, "UTC") })}
				</p>
			</section>
		</TextPage>
	);
}
