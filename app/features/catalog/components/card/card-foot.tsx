import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { monthlyBefore } from "../../../../shared/money.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Price } from "../../../../ui/price/price.tsx";
import type { CourseSummary } from "../../courses/course-summary.ts";

/** The price, or what is offered instead while the course is not on sale. */
export function CardFoot({ card }: { card: CourseSummary }) {
	return (
		<div className="course-card__foot">
			{card.status === "published" ? <CardPrice card={card} /> : <CardState card={card} />}
			<span className="course-card__go">
				<Icon name="arrow-up-right" />
			</span>
		</div>
	);
}

/** A month's price never stands without its term and the full one. */
function CardPrice({ card }: { card: CourseSummary }) {
	const t = useTranslations("courseCard");
	const locale = useLocale();
	const { monthly, months, full, was } = card.price;
	return (
		<Price
			note={t("term", { months, full: formatMoney(full, locale) })}
			now={formatMoney(monthly, locale)}
			per={t("perMonth")}
			was={was && formatMoney(monthlyBefore(was, months, monthly), locale)}
		/>
	);
}

function CardState({ card }: { card: CourseSummary }) {
	const t = useTranslations("courseCard");
	return <p>{t(card.status === "on_pause" ? "seeSuccessor" : "willTell")}</p>;
}
