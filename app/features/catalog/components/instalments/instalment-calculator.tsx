import { type ReactNode, useState } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { useFieldsInAddress } from "../../../../ui/form/use-fields-in-address.ts";
import type { Lender, PlanSubject } from "../../instalments/plan-instalments.ts";
import { CalculatedPlan } from "./calculated-plan.tsx";
import { RadioChips } from "./radio-chips.tsx";
import { TermSlider } from "./term-slider.tsx";
import type { CalculatorControls } from "./use-calculator.ts";
import "./instalment-calculator.css";

type CalculatorProps = {
	/** Address of the page that answers without script, without the language. */
	action: string;
	controls: CalculatorControls;
	/** What is paid in instalments; undefined while that is not clear. */
	subject: PlanSubject | undefined;
	/** Somebody asked for this plan: its schedule stands open. */
	asked: boolean;
	/** What is wrong with the term of the address. */
	termError?: string | undefined;
	/** The plan has an address for others, which follows every move: the button stays where script runs. */
	shareable?: boolean;
	/** Fields that decide what is paid. */
	children: ReactNode;
};

/** THE instalment calculator. Without script the form asks the server; with it the plan follows every move. */
export function InstalmentCalculator({ action, controls, subject, asked, children, ...rest }: CalculatorProps) {
	const t = useTranslations("instalments");
	const locale = useLocale();
	const { terms, lenders, lender, months } = controls;
	const { shareable = false, termError } = rest;
	const keepInAddress = useFieldsInAddress();
	// The router does not load again for an address that has already followed the form.
	const [isAsked, setAsked] = useState(asked);
	return (
		<Card aria-labelledby="calculator" as="section" className="calculator" data-part="">
			<Form
				action={localizePath(action, locale)}
				className="calculator__form"
				method="get"
				onSubmit={() => setAsked(true)}
				preventScrollReset
				{...(shareable && { "data-shareable": "", onInput: keepInAddress })}
			>
				<h3 id="calculator">{t("title")}</h3>
				{children}
				<RadioChips
					legend={t("bank")}
					name="bank"
					onChoose={(code) => controls.setLender(code as Lender)}
					options={lenders.map((bank) => ({ value: bank.lender, label: bank.name }))}
					value={lender?.lender ?? ""}
				/>
				<TermSlider bounds={terms} error={termError} months={months} onChange={controls.setMonths} />
				<div className="calculator__ask">
					<Button variant="secondary">{t("calculate")}</Button>
					{shareable && <p className="muted step--1">{t("share")}</p>}
				</div>
			</Form>
			<CalculatedPlan lender={lender} months={months} open={asked || isAsked} subject={subject} terms={terms} />
		</Card>
	);
}
