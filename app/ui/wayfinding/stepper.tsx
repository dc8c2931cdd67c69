import type { ReactNode } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import "./stepper.css";

type StepperProps = {
	steps: readonly ReactNode[];
	/** Place of the step at hand, from 0; the ones before it are done. */
	current: number;
};

/** Stops on an orbit. On narrow screens only the stop at hand keeps its words on sight. */
export function Stepper({ steps, current }: StepperProps) {
	const t = useTranslations("ui");
	return (
		<ol className="stepper">
			{steps.map((step, index) => (
				<li aria-current={index === current ? "step" : undefined} data-done={index < current || undefined} key={index}>
					<span>{step}</span>
					{index < current && <VisuallyHidden>{t("stepDone")}</VisuallyHidden>}
				</li>
			))}
		</ol>
	);
}
