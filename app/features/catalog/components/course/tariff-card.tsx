import { useLocale } from "use-intl";
import { formatDay, formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { subtractMoney, unitMoney } from "../../../../shared/money.ts";
import { saleLastMoment } from "../../../../shared/sale-last-moment.ts";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Ticks } from "../../../../ui/ticks/ticks.tsx";
import type { CourseView, TariffView } from "../../courses/course-view.ts";
import type { TariffPrice } from "../../prices/price-tariff.ts";
import { TariffButton } from "./tariff-button.tsx";
import { InstalmentPrice, SinglePrice } from "./tariff-price.tsx";

type TariffCardProps = { course: CourseView; tariff: TariffView; zone: string };

/** Both ways to pay are printed; the switch of the section shows one of them. */
export function TariffCard({ course, tariff, zone }: TariffCardProps) {
	const t = useTranslations("catalog");
	const locale = useLocale();
	const isBest = tariff.recommended && course.tariffs.length > 1;
	const variant = tariff.recommended ? undefined : "secondary";
	const saleNote = useSaleNote(tariff.price, zone);
	return (
		<Card as="article" className="tariff" data-best={isBest || undefined}>
			{isBest && <Badge tone="hot">{t("tariffs.recommended")}</Badge>}
			<div>
				<h3>{tariff.name}</h3>
				<p className="muted">{tariff.note}</p>
				<p className="muted step--1">
					{t("price.perLesson", {
						lessons: t("count.lessons", { count: tariff.lessons }),
						price: formatMoney(unitMoney(tariff.price.full, tariff.lessons), locale),
					})}
				</p>
			</div>
			<div className="tariff__ways">
				<div data-pay="instalments">
					<InstalmentPrice price={tariff.price} size="xl" />
				</div>
				<div data-pay="single">
					<SinglePrice note={saleNote} price={tariff.price} />
				</div>
			</div>
			<Ticks items={tariff.includes} />
			<TariffButton course={course} tariff={tariff} variant={variant} />
		</Card>
	);
}

/** What is saved and until when; undefined without a sale. */
function useSaleNote({ full, was, saleUntil }: TariffPrice, zone: string): string | undefined {
	const t = useTranslations("catalog");
	const locale = useLocale();
	if (!was) return undefined;
	const amount = formatMoney(subtractMoney(was, full), locale);
	if (!saleUntil) return t("price.saving", { amount });
	return t("price.savingUntil", { amount, day: formatDay(saleLastMoment(saleUntil), locale, zone) });
}
