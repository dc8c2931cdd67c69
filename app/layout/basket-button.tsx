import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { readBasket } from "../features/checkout/basket/basket-cookie.ts";
import { BASKET_EVENT } from "../features/checkout/basket/basket-store.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import { IconLink } from "../ui/button/icon-button.tsx";
import { catchAddForms } from "./catch-add-forms.ts";
import { useLocalPath } from "./local-link.tsx";

/**
 * Opens the basket. The number on it is drawn by CSS from what the first script has read from the cookie: pages are shared, so the server
 * prints none.
 */
export function BasketButton() {
	const t = useTranslations("header.basket");
	const localPath = useLocalPath();
	const { key } = useLocation();
	const [count, setCount] = useState(0);

	useEffect(() => {
		// A new page may have come with another cookie.
		void key;
		function look() {
			const { length } = readBasket(document.cookie);
			setCount(length);
			document.documentElement.style.setProperty("--basket", length > 0 ? `"${length}"` : "none");
		}
		look();
		// Another tab may have changed it, or a page that comes back as it was left.
		const changes = [BASKET_EVENT, "pageshow", "visibilitychange"];
		for (const change of changes) window.addEventListener(change, look);
		return () => {
			for (const change of changes) window.removeEventListener(change, look);
		};
	}, [key]);
	useEffect(catchAddForms, []);

	return (
		<IconLink
			className="basket-btn"
			data-modal=""
			icon="shopping-basket"
			label={t("label", { count })}
			to={localPath("/basket")}
		/>
	);
}
