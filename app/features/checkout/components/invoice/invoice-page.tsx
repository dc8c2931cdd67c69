import { useTranslations } from "../../../../i18n/use-translations.ts";
import { RefusalNote } from "../../../../ui/notice/refusal-note.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import { useFocusOnChange } from "../../../../ui/wayfinding/use-focus-on-change.ts";
import type { PaperSchool } from "../../../settings/paper-school.ts";
import type { InvoiceAnswer, InvoicePageView } from "../../invoices/invoice-page-view.ts";
import { Letterhead } from "../order/letterhead.tsx";
import { OrderErrorNote } from "../order/order-error-note.tsx";
import { InvoiceCard } from "./invoice-card.tsx";
import { InvoiceForm } from "./invoice-form.tsx";
import "../order/order.css";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";

export type InvoicePageProps = {
	readonly invoice: InvoicePageView | undefined;
	/** Number and key of the address open nothing. */
	readonly isUnknown: boolean;
	readonly number: string;
	readonly zone: string;
	readonly isDemoPayment: boolean;
	/** For paper. */
	readonly school: PaperSchool;
	readonly answer: InvoiceAnswer | undefined;
};

/** An invoice by its number: first the form that opens it, then what it asks for and the ways to pay. */
export function InvoicePage({ invoice, isUnknown, number, isDemoPayment, school, answer }: InvoicePageProps) {
	const t = useTranslations("invoice");
	const heading = useFocusOnChange(invoice?.number ?? "");
	const error = answer?.error ?? (isUnknown ? "invoiceUnknown" : undefined);
	return (
		<main id="main" className="wrap wrap--narrow order order--narrow">
			{invoice && <Letterhead school={school} />}
			<div className="stack" data-gap="3">
				<h1 className="step-5" ref={heading} tabIndex={-1}>
					{t.rich("title", richTags)}
				</h1>
				{!invoice && (
					<p className="lead">
						<Unbroken>{t("lead")}</Unbroken>
					</p>
				)}
			</div>
			{error && <OrderErrorNote code={error} ways={invoice?.ways} />}
			{answer?.isTooOften && <RefusalNote>{t("errors.tooOften")}</RefusalNote>}
			{invoice ? (
				<InvoiceCard invoice={invoice} isDemoPayment={isDemoPayment} needsType={answer?.needsType ?? false} />
			) : (
				<InvoiceForm number={answer?.number ?? number} email={answer?.email ?? ""} errors={answer?.errors ?? {}} />
			)}
		</main>
	);
}
