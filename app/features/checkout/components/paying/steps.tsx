import { useTranslations } from "use-intl";
import { Card } from "../../../../ui/card/card.tsx";

const STEPS = ["choose", "apply", "sign"] as const;

/** How to apply, in three steps; where the bank is not configured a manager takes the application. */
export function Steps({ bank, isOpen }: { bank: string; isOpen: boolean }) {
	const t = useTranslations("paying.steps");
	return (
		<ol className="paying-steps">
			{STEPS.map((step, place) => (
				<Card as="li" key={step}>
					<b aria-hidden="true" className="paying-steps__number">
						{place + 1}
					</b>
					<h3>{t(`${step}.title`)}</h3>
					<p>{t(step === "apply" && !isOpen ? "apply.byManager" : `${step}.text`, { bank })}</p>
				</Card>
			))}
		</ol>
	);
}
