import { useNavigate, useRevalidator } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { BasketBox, type BasketBoxProps } from "./basket-box.tsx";

/** `/basket` as a page. */
export function BasketPage(props: Pick<BasketBoxProps, "basket" | "promoCode" | "unpaid" | "refusal">) {
	const { revalidate } = useRevalidator();
	const navigate = useNavigate();
	const locale = useLocale();
	function reload(promoCode: string) {
		if (promoCode === props.promoCode) void revalidate();
		else {
			const query = promoCode ? `?${new URLSearchParams({ promo: promoCode })}` : "";
			void navigate(localizePath(`/basket${query}`, locale), { replace: true, preventScrollReset: true });
		}
	}
	return (
		<main className="wrap wrap--narrow basket-page" id="main">
			<BasketBox {...props} heading="h1" reload={reload} />
		</main>
	);
}
