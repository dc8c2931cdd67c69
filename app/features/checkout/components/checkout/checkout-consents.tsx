import { type ReactNode, useState } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { LEGAL_PATHS, type LegalKind } from "../../../../shared/legal-kinds.ts";
import { Checkbox } from "../../../../ui/form/checkbox.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import type { CheckoutView } from "../../placing/checkout-view.ts";
import type { CheckoutField } from "../../rules/checkout-input.ts";
import { useLocalAction } from "../basket/use-local-action.ts";
import type { CheckoutFields } from "./checkout-fields.ts";

/** The contract, the two documents on data and, optional, advertising: each with an unticked box of its own. */
export function CheckoutConsents({ view, fields }: { view: CheckoutView; fields: CheckoutFields }) {
	const t = useTranslations("checkout.consents");
	const { offers } = view;
	// What is agreed to is the version that was shown, also when the page is priced again after another has come into force.
	const [adsDocument] = useState(() => fields.value("adsDocument") || view.adsDocument);
	const link = useDocumentLink();
	const offer = offers.length > 1 ? "offerBoth" : offers[0] === "offer-individual" ? "offerIndividual" : "offer";
	const box = (name: Extract<CheckoutField, "offer" | "privacy" | "personalData" | "isRepresentative">) => ({
		defaultChecked: fields.value(name) === "on",
		error: fields.error(name),
		id: fields.id(name),
		name,
		required: true,
	});
	return (
		<fieldset className="co__consents">
			<legend className="visually-hidden">{t("legend")}</legend>
			<Checkbox {...box("offer")}>
				{t.rich(offer, { group: link("offer-group"), individual: link("offer-individual") })}
			</Checkbox>
			<Checkbox {...box("privacy")}>{t.rich("privacy", { link: link("privacy") })}</Checkbox>
			<Checkbox {...box("personalData")}>{t.rich("personalData", { link: link("personal-data") })}</Checkbox>
			{view.needsRepresentative && <Checkbox {...box("isRepresentative")}>{t("representative")}</Checkbox>}
			<input name="adsDocument" type="hidden" value={adsDocument} />
			<Checkbox defaultChecked={fields.value("ads") === "on"} id={fields.id("ads")} name="ads">
				{t.rich("ads", { link: link("consent-ads") })}
			</Checkbox>
		</fieldset>
	);
}

function useDocumentLink() {
	const t = useTranslations("checkout.consents");
	const localAction = useLocalAction();
	return (kind: LegalKind) => (words: ReactNode) => (
		<a href={localAction(LEGAL_PATHS[kind])} rel="noopener" target="_blank">
			{words}
			<VisuallyHidden> ({t("newWindow")})</VisuallyHidden>
		</a>
	);
}
