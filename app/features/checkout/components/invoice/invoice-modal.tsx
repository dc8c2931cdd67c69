import { useTranslations } from "../../../../i18n/use-translations.ts";
import { InvoiceForm } from "./invoice-form.tsx";
import "../order/order.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

/** The form of `/pay` in a dialog; what it finds is shown by the page. */
export default function InvoiceModal() {
	const t = useTranslations("invoice");
	return (
		<div className="stack">
			<h2 id="modal-title" className="step-4">
				{t.rich("title", richTags)}
			</h2>
			<p className="muted">{t("lead")}</p>
			<InvoiceForm number="" email="" errors={{}} framed={false} />
		</div>
	);
}
