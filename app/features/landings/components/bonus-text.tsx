import { useLocale } from "use-intl";
import { formatDate, formatMoney, formatTime } from "../../../i18n/format.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { useSchoolZone } from "../../catalog/components/card/use-school-zone.ts";
import { saleWrittenEnd } from "../../catalog/prices/sale-day.ts";
import type { Promotion } from "../get-promotion.server.ts";

/** The code itself stands here: nobody has to leave a phone for it. What is said of it is what the checkout keeps to. */
export function BonusText({ bonus }: { bonus: Promotion }) {
	const t = useTranslations("landings.bonus");
	const locale = useLocale();
	const zone = useSchoolZone();
	const { code, percent, audience, minimum, firstOrderOnly, endsAt } = bonus;
	return (
		<>
			<p>
				{minimum
					? t(`textFrom.${audience}`, { percent, sum: formatMoney(minimum, locale) })
					: t(`text.${audience}`, { percent })}
			</p>
			<p className="bonus__code num">
				<b>{code}</b>
			</p>
			<p className="muted">
				{endsAt
					? t(firstOrderOnly ? "termsFirstUntil" : "termsUntil", {
							day: formatDate(saleWrittenEnd(endsAt, zone), locale, zone),
							time: formatTime(saleWrittenEnd(endsAt, zone), locale, zone),
						})
					: t(firstOrderOnly ? "termsFirst" : "terms")}
			</p>
		</>
	);
}
