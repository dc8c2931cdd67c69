import { useTranslations } from "../../../../i18n/use-translations.ts";
import { usePageData } from "../../../../ui/dialog/use-page-data.ts";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";
import { CheckoutBox } from "./checkout-box.tsx";

/** The page `/checkout` in a dialog: the same data, the same form. */
export default function CheckoutModal({ url }: { url: string }) {
	const loading = useTranslations("layout");
	const t = useTranslations("checkout");
	const { data } = usePageData<{ answer: CheckoutAnswer }>(url);
	if (!data)
		return (
			<p className="basket__loading" role="status">
				{loading("loading")}
			</p>
		);
	const { answer } = data;
	return (
		<div className="co-modal">
			{answer.kind === "form" && (
				<h2 className="co-modal__title" id="modal-title">
					{t.rich("title", richTags)}
				</h2>
			)}
			<CheckoutBox
				answer={answer}
				heading="h2"
				query={new URL(url, window.location.origin).search}
				{...(answer.kind === "form" ? {} : { headingId: "modal-title" })}
			/>
		</div>
	);
}
