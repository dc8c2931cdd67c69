import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { hasLongWord } from "../../../../shared/long-word.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { CardsCredit } from "../../../catalog/components/card/cards-credit.tsx";
import type { CourseSummary } from "../../../catalog/courses/course-summary.ts";
import type { CreditView } from "../../../catalog/instalments/describe-credit.ts";

/** The course that an article leads to, beside it where there is room. Narrow screens show it below, with the others. */
export function CourseAside({ card, credit }: { card: CourseSummary | undefined; credit: CreditView }) {
	const t = useTranslations("blog.courseAside");
	const locale = useLocale();
	if (!card) return null;
	const { monthly, months, full } = card.price;
	return (
		<aside className="post-aside">
			<div className="post-aside__card">
				<Art name={card.cover} />
				<h2 data-long={hasLongWord(card.title) || undefined}>
					<Unbroken>{card.title}</Unbroken>
				</h2>
				<p className="muted">{card.short}</p>
				{card.status === "published" && (
					<p>
						<b className="num">{t("price", { price: formatMoney(monthly, locale) })}</b>
						<br />
						{t("term", { months, full: formatMoney(full, locale) })}
					</p>
				)}
				<LinkButton size="sm" to={localizePath(card.path, locale)}>
					{t("more")}
				</LinkButton>
				<CardsCredit cards={[card]} credit={credit} />
			</div>
		</aside>
	);
}
