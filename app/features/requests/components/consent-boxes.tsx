import { useTranslations } from "use-intl";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import type { FormConsentKind, RequestFormView } from "../pages/request-form-view.ts";
import type { RequestField } from "../rules/request-input.ts";
import type { FieldsProps } from "./fields-props.ts";
import { useDocumentLink } from "./use-document-link.tsx";

const FIELDS: Readonly<Record<FormConsentKind, RequestField>> = {
	privacy: "privacy",
	"personal-data": "personalData",
	offer: "offer",
	ads: "ads",
};

/** Each document with an unticked box of its own; the required ones first. */
export function ConsentBoxes({ id, value, error, consents }: FieldsProps & Pick<RequestFormView, "consents">) {
	const t = useTranslations("requests");
	const documentLink = useDocumentLink(t("newWindow"));
	return (
		<fieldset className="consents">
			<legend className="visually-hidden">{t("consents.legend")}</legend>
			{consents.map(({ kind, path, required }) => (
				<Checkbox
					key={kind}
					id={id(FIELDS[kind])}
					name={FIELDS[kind]}
					required={required}
					defaultChecked={value(FIELDS[kind]) === "on"}
					error={error(FIELDS[kind])}
				>
					{t.rich(`consents.${kind}`, { link: documentLink(path) })}
				</Checkbox>
			))}
		</fieldset>
	);
}
