import Alert from "@mui/material/Alert";
import { useEffect } from "react";
import { DateInput, useRecordContext, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { LineInput } from "../../fields/line-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { MarkdownInput } from "../../fields/markdown-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { LegalDifference } from "./legal-difference.tsx";

const label = (name: string) => `resources.legal-documents.fields.texts.${name}`;
const DAY_MS = 24 * 60 * 60 * 1000;

export function LegalInputs() {
	const translate = useTranslate();
	useNewVersion();
	return (
		<>
			<Alert severity="info">{translate("resources.legal-documents.lead")}</Alert>
			<FormCard columns={2} name="version">
				<DateInput helperText={false} required source="validFrom" />
			</FormCard>
			<FormCard name="texts">
				<LocaleTabs source="texts">
					{(locale, sourceOf) => (
						<>
							<LineInput label={label("title")} required source={sourceOf("title")} />
							<LineInput label={label("note")} multiline required source={sourceOf("note")} />
							<MarkdownInput hasPictures={false} hasWidgets={false} required source={sourceOf("body")} />
							<LegalDifference locale={locale} source={sourceOf("body")} />
						</>
					)}
				</LocaleTabs>
			</FormCard>
		</>
	);
}

/** A new version begins tomorrow and says anew what it changes. */
function useNewVersion(): void {
	const version: unknown = useRecordContext()?.version;
	const { resetField } = useFormContext();
	useEffect(() => {
		if (version === undefined) return;
		// After the form has taken over the record.
		const timer = setTimeout(() => {
			const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
			resetField("validFrom", { defaultValue: tomorrow });
			for (const locale of ["ru", "en"]) resetField(`texts.${locale}.note`, { defaultValue: "" });
		});
		return () => clearTimeout(timer);
	}, [version, resetField]);
}
