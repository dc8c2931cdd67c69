import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { useFocusOnAnswer } from "../../../../ui/notice/use-focus-on-answer.ts";
import "../../../../ui/form/error-summary.css";
import type { OrderPageError } from "../../orders/order-page-view.ts";

type OrderErrorNoteProps = {
	readonly code: OrderPageError;
	/** Of paying now; another one is advised only where there is one. */
	readonly ways?: readonly unknown[] | undefined;
};

/** Why something could not be done, and what to do instead; takes the focus as a refusal does. */
export function OrderErrorNote({ code, ways = [] }: OrderErrorNoteProps) {
	const t = useTranslations("order");
	const box = useFocusOnAnswer();
	return (
		// biome-ignore lint/a11y/noAutofocus: with script off the page comes back with a refusal and must say so
		<div autoFocus className="error-summary" ref={box} role="alert" tabIndex={-1}>
			<Icon name="circle-alert" />
			<p>{t(`errors.${code}`, { others: String(ways.length > 1) })}</p>
		</div>
	);
}
