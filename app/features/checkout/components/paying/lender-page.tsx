import type { ReactNode } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Section, SectionHead } from "../../../../ui/layout/section.tsx";
import { ProseBeside } from "../../../../ui/reading/prose-beside.tsx";
import { richTags } from "../../../../ui/reading/rich-tags.tsx";
import { FinalCall } from "../../../../ui/scene/final-call.tsx";
import { OpenCalculator } from "../../../catalog/components/instalments/open-calculator.tsx";
import { LENDER_PATHS } from "../../../catalog/instalments/lender-view.ts";
import type { LenderPageView } from "../../ways-to-pay/paying-view.ts";
import { DemoNote } from "./demo-note.tsx";
import { LenderFacts } from "./lender-facts.tsx";
import { LenderHero } from "./lender-hero.tsx";
import { PayingFaq } from "./paying-faq.tsx";
import { Steps } from "./steps.tsx";

/** Instalments from one bank: what they are, what they come to, how to get them. */
export function LenderPage({ view, form }: { view: LenderPageView; form: ReactNode }) {
	const t = useTranslations("paying");
	const { lender, calculator } = view;
	const path = LENDER_PATHS[lender.lender];
	return (
		<main id="main">
			<LenderHero view={view} />
			<Section>
				<SectionHead title={t.rich("steps.title", richTags)} />
				<Steps bank={lender.name} isOpen={lender.isOpen} />
				<DemoNote isDemo={view.isDemo} />
			</Section>
			<Section id="calculator-part" tone="sunken">
				<SectionHead lead={t("calculator.lead")} title={t.rich("calculator.title", richTags)} />
				<OpenCalculator action={`${path}#calculator-part`} view={calculator} />
			</Section>
			<Section>
				<ProseBeside html={view.html}>
					<LenderFacts view={view} />
				</ProseBeside>
			</Section>
			<PayingFaq faq={view.faq} />
			<FinalCall
				form={form}
				id="request"
				lead={t("final.lenderLead", { bank: lender.name })}
				title={t.rich("final.lenderTitle", richTags)}
			/>
		</main>
	);
}
