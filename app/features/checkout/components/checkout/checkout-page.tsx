import { useLocation } from "react-router";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { Stepper } from "../../../../ui/wayfinding/stepper.tsx";
import type { CheckoutAnswer } from "../../placing/checkout-view.ts";
import { CheckoutBox } from "./checkout-box.tsx";

/** `/checkout` as a page. */
export function CheckoutPage({ answer }: { answer: CheckoutAnswer }) {
	const { search } = useLocation();
	const t = useTranslations("checkout");
	return (
		<main className="wrap co-page" id="main">
			{answer.kind === "form" && (
				<div className="co__title">
					<h1>{t.rich("title", richTags)}</h1>
					<Stepper current={1} steps={[t("steps.course"), t("steps.pay"), t("steps.done")]} />
				</div>
			)}
			<CheckoutBox answer={answer} heading="h1" isPage query={search} />
		</main>
	);
}
