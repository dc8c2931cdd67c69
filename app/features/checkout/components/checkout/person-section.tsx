import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Card } from "../../../../ui/card/card.tsx";
import { EmailField } from "../../../../ui/form/email-field.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Two } from "../../../../ui/layout/stack.tsx";
import type { CheckoutView } from "../../placing/checkout-view.ts";
import { LEARNER_LIMIT } from "../../rules/checkout-input.ts";
import { CheckoutConsents } from "./checkout-consents.tsx";
import type { CheckoutFields } from "./checkout-fields.ts";
import { StepTitle } from "./step-title.tsx";

/** Who buys, who learns, and what they agree to. */
export function PersonSection({ view, fields }: { view: CheckoutView; fields: CheckoutFields }) {
	const t = useTranslations("checkout.person");
	const { id, value, error } = fields;
	return (
		<Card as="section" data-part="">
			<StepTitle number={3}>{t("title")}</StepTitle>
			<Two>
				<Field error={error("name")} id={id("name")} label={t("name")} required>
					<Input autoComplete="given-name" defaultValue={value("name")} maxLength={60} name="name" />
				</Field>
				<Field error={error("surname")} id={id("surname")} label={t("surname")} required>
					<Input autoComplete="family-name" defaultValue={value("surname")} maxLength={60} name="surname" />
				</Field>
			</Two>
			<Two>
				<EmailField
					defaultValue={value("email")}
					error={error("email")}
					hint={t("emailHint")}
					id={id("email")}
					label={t("email")}
					required
				/>
				<Field error={error("phone")} hint={t("phoneHint")} id={id("phone")} label={t("phone")} required>
					<Input
						autoComplete="tel"
						defaultValue={value("phone")}
						inputMode="tel"
						maxLength={40}
						name="phone"
						type="tel"
					/>
				</Field>
			</Two>
			<Field error={error("learner")} hint={t("learnerHint")} id={id("learner")} label={t("learner")} optional>
				<Input autoComplete="off" defaultValue={value("learner")} maxLength={LEARNER_LIMIT} name="learner" />
			</Field>
			<CheckoutConsents fields={fields} view={view} />
		</Card>
	);
}
