import { type ReactNode, useState } from "react";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { siteAddress } from "../../../shared/site-address.ts";
import { Checkbox } from "../../../ui/form/checkbox.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { FormConsentKind, RequestFormView } from "../pages/request-form-view.ts";
import type { RequestField } from "../rules/request-input.ts";
import type { FieldsProps } from "./fields-props.ts";

const FIELDS: Readonly<Record<FormConsentKind, RequestField>> = {
	privacy: "privacy",
	"personal-data": "personalData",
	offer: "offer",
	ads: "ads",
};

/** Each document with an unticked box of its own, the required ones first. The consent is to the version that was shown. */
export function ConsentBoxes({ id, value, error, consents }: FieldsProps & Pick<RequestFormView, "consents">) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const [shown] = useState(() => value("documents") || consents.map(({ version }) => version).join(" "));
	const documentLink = (path: string) => (words: ReactNode) => (
		<a href={siteAddress(localizePath(path, locale))} target="_blank" rel="noopener">
			{words}
			<VisuallyHidden> ({t("newWindow")})</VisuallyHidden>
		</a>
	);
	return (
		<fieldset className="consents">
			<legend className="visually-hidden">{t("consents.legend")}</legend>
			<input type="hidden" name="documents" value={shown} />
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
