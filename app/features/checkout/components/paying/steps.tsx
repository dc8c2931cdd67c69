import { useTranslations } from "../../../../i18n/use-translations.ts";
import { StepCards } from "../../../../ui/card/step-cards.tsx";

const STEPS = ["choose", "apply", "sign"] as const;

/** How to apply, in three steps; where the bank is not configured a manager takes the application. */
export function Steps({ bank, isOpen }: { bank: string; isOpen: boolean }) {
	const t = useTranslations("paying.steps");
	const steps = STEPS.map((step) => ({
		title: t(`${step}.title`),
		body: <p>{t(step === "apply" && !isOpen ? "apply.byManager" : `${step}.text`, { bank })}</p>,
	}));
	return <StepCards steps={steps} />;
}
