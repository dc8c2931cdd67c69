import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { FormNote } from "../../../../ui/form/form-note.tsx";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { Cluster, Stack } from "../../../../ui/layout/stack.tsx";
import { ProseBeside } from "../../../../ui/reading/prose-beside.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { FinalCall } from "../../../../ui/scene/final-call.tsx";
import { CreditLine } from "../../../catalog/components/card/credit-line.tsx";
import { OpenCalculator } from "../../../catalog/components/instalments/open-calculator.tsx";
import type { PayingPageView } from "../../ways-to-pay/paying-view.ts";
import { DemoNote } from "./demo-note.tsx";
import { PayingFaq } from "./paying-faq.tsx";
import { PayingHero } from "./paying-hero.tsx";
import { RefundExample } from "./refund-example.tsx";
import { WaysToPay } from "./ways-to-pay.tsx";

/** Every way to pay, what happens to the money and how it comes back. */
export function PayingPage({ view, form }: { view: PayingPageView; form: ReactNode }) {
	const t = useTranslations("paying");
	const { calculator } = view;
	return (
		<main id="main">
			<PayingHero art="telescope" lead={view.lead} planet="comet" title={view.title}>
				<Cluster>
					<LinkButton icon="credit-card" size="lg" to="#ways">
						{t("ways.show")}
					</LinkButton>
					<LinkButton size="lg" to="#refund" variant="secondary">
						{t("refund.show")}
					</LinkButton>
				</Cluster>
			</PayingHero>
			<Section id="ways">
				<SectionHead title={t.rich("ways.title", richTags)} />
				<Stack>
					<WaysToPay view={view} />
					<FormNote>
						<CreditLine credit={view.credit} />
					</FormNote>
				</Stack>
				<DemoNote isDemo={view.isDemo} />
			</Section>
			{calculator && (
				<Section id="calculator-part" tone="sunken">
					<SectionHead lead={t("calculator.lead")} title={t.rich("calculator.title", richTags)} />
					<OpenCalculator action="/oplata#calculator-part" view={calculator} />
				</Section>
			)}
			<Section>
				<ProseBeside html={view.html}>
					<RefundExample view={view} />
				</ProseBeside>
			</Section>
			<PayingFaq faq={view.faq} />
			<FinalCall form={form} id="request" lead={t("final.lead")} title={t.rich("final.title", richTags)} />
		</main>
	);
}
