import { useTranslations } from "use-intl";
import { Icon } from "../../../../ui/icon/icon.tsx";
import "../../../../ui/form/error-summary.css";
import type { OrderPageError } from "../../orders/order-page-view.ts";

type OrderErrorNoteProps = {
	readonly code: OrderPageError;
	/** Of paying now; another one is advised only where there is one. */
	readonly ways?: readonly unknown[] | undefined;
};

/** Why something could not be done, and what to do instead. */
export function OrderErrorNote({ code, ways = [] }: OrderErrorNoteProps) {
	const t = useTranslations("order");
	return (
		<div className="error-summary" role="alert">
			<Icon name="circle-alert" />
			<p>{t(`errors.${code}`, { others: String(ways.length > 1) })}</p>
		</div>
	);
}
