import { useCallback } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { usePageData } from "../../../../ui/dialog/use-page-data.ts";
import { BasketBox, type BasketBoxProps } from "./basket-box.tsx";

type BasketData = Pick<BasketBoxProps, "basket" | "promoCode" | "unpaid">;

/** The page `/basket` in a dialog: the same data, the same list. */
export default function BasketModal({ url }: { url: string }) {
	const t = useTranslations("layout");
	const locale = useLocale();
	const { load, data } = usePageData<BasketData>(url);
	const reload = useCallback(
		(promoCode: string) => {
			const query = promoCode ? `?${new URLSearchParams({ promo: promoCode })}` : "";
			void load(localizePath(`/basket${query}`, locale));
		},
		[load, locale],
	);
	if (!data)
		return (
			<p className="basket__loading" role="status">
				{t("loading")}
			</p>
		);
	return <BasketBox {...data} heading="h2" headingId="modal-title" reload={reload} />;
}
