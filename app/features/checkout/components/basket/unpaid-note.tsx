import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";

/** A customer who came back from a bank without paying finds the order again, and its state. */
export function UnpaidNote({ unpaid }: { unpaid: NonNullable<CheckoutAnswer["unpaid"]> }) {
	const t = useTranslations("basket.unpaid");
	const locale = useLocale();
	return (
		<Callout icon="ticket-check">
			<p>
				{t(unpaid.state, { number: unpaid.number })}{" "}
				<MoreLink to={localizePath(unpaid.path, locale)}>{t("open")}</MoreLink>
			</p>
		</Callout>
	);
}
