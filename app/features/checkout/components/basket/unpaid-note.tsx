import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";

/** Whoever came back from a bank without having paid finds the order again, and how it stands. */
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
