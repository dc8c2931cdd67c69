import { useTranslations } from "use-intl";
import { Icon } from "../../../../ui/icon/icon.tsx";
import "../../../../ui/form/error-summary.css";
import type { OrderPageError } from "../../orders/order-page-view.ts";

/** Why something could not be done, and what to do instead. */
export function OrderErrorNote({ code }: { code: OrderPageError }) {
	const t = useTranslations("order");
	return (
		<div className="error-summary" role="alert">
			<Icon name="circle-alert" />
			<p>{t(`errors.${code}`)}</p>
		</div>
	);
}
