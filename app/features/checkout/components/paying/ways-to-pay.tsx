import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Planet } from "../../../../shared/planets.ts";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { IconName } from "../../../../ui/icon/icon-names.ts";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { PaymentType } from "../../../payments/provider.ts";
import type { PayingPageView } from "../../ways-to-pay/paying-view.ts";

type WayKey = PaymentType | "capital" | "deduction" | "invoice";
type Way = { readonly key: WayKey; readonly icon: IconName; readonly planet: Planet; readonly to?: string };

const WAYS: readonly Way[] = [
	{ key: "card_ru", icon: "credit-card", planet: "comet" },
	{ key: "card_foreign", icon: "globe", planet: "nebula" },
	{ key: "instalment_sber", icon: "landmark", planet: "mint", to: "/sber" },
	{ key: "instalment_tbank", icon: "wallet", planet: "sun", to: "/t-bank" },
	{ key: "invoice", icon: "file-text", planet: "mars", to: "/pay" },
	{ key: "capital", icon: "baby", planet: "nebula" },
	{ key: "deduction", icon: "badge-percent", planet: "mint" },
];

/**
 * Every way to pay; where a bank is not configured the card says who takes the payment instead. No manager can charge a foreign card, so
 * that one stands only where its bank does.
 */
export function WaysToPay({ view }: { view: PayingPageView }) {
	const ways = WAYS.filter(({ key }) => key !== "card_foreign" || view.open.includes(key));
	return (
		<ul className="paying-ways">
			{ways.map((way) => (
				<WayCard key={way.key} view={view} way={way} />
			))}
		</ul>
	);
}

function WayCard({ way: { key, icon, planet, to }, view }: { way: Way; view: PayingPageView }) {
	const t = useTranslations("paying.ways");
	const locale = useLocale();
	const isBank = key !== "capital" && key !== "deduction" && key !== "invoice";
	return (
		<Card as="li" planet={planet} tone="tint">
			<Icon name={icon} />
			<h3>
				<Unbroken>{t(`${key}.title`)}</Unbroken>
			</h3>
			<p>
				<Unbroken>{t(`${key}.text`, { percent: view.taxPercent.value })}</Unbroken>
			</p>
			{isBank && !view.open.includes(key) && <p className="paying-ways__closed">{t("closed")}</p>}
			{to && (
				<MoreLink to={localizePath(to, locale)} data-modal={key === "invoice" || undefined}>
					{t(key === "invoice" ? "openInvoice" : "more")}
					{key !== "invoice" && <VisuallyHidden> ({t(`${key}.title`)})</VisuallyHidden>}
				</MoreLink>
			)}
		</Card>
	);
}
