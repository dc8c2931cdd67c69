import Alert from "@mui/material/Alert";
import { useEffect } from "react";
import { DateInput, useLocaleState, useRecordContext, useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import type { ListedVersion } from "../../../../app/features/pages/office/read-legal-documents.server.ts";
import { printDay } from "../../fields/day-field.tsx";
import { LineInput } from "../../fields/line-input.tsx";
import { LocaleTabs } from "../../fields/locale-tabs.tsx";
import { MarkdownInput } from "../../fields/markdown-input.tsx";
import { FormCard } from "../../frames/form-card.tsx";
import { LegalDifference } from "./legal-difference.tsx";
import { firstDay, waitingVersion } from "./waiting-version.ts";

const label = (name: string) => `resources.legal-documents.fields.texts.${name}`;

export function LegalInputs() {
	const translate = useTranslate();
	useNewVersion();
	return (
		<>
			<Alert severity="info">{translate("resources.legal-documents.lead")}</Alert>
			<WaitingNotice />
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

/** Says that the text below is of a version whose day has not come: a new one comes after it or in its place. */
function WaitingNotice() {
	const translate = useTranslate();
	const [locale] = useLocaleState();
	const waiting = waitingVersion(useVersions(), Date.now());
	if (!waiting) return null;
	const { number, validFrom } = waiting;
	return (
		<Alert severity="warning">
			{translate("resources.legal-documents.waits", { number, day: printDay(validFrom, locale) })}
		</Alert>
	);
}

function useVersions(): readonly ListedVersion[] {
	return (useRecordContext()?.versions ?? []) as ListedVersion[];
}

/** A new version begins tomorrow, or with the one that waits, and says anew what it changes. */
function useNewVersion(): void {
	const version: unknown = useRecordContext()?.version;
	const newestFrom = useVersions()[0]?.validFrom;
	const { resetField } = useFormContext();
	useEffect(() => {
		if (version === undefined) return;
		// After the form has taken over the record.
		const timer = setTimeout(() => {
			resetField("validFrom", { defaultValue: firstDay(newestFrom, Date.now()) });
			for (const locale of ["ru", "en"]) resetField(`texts.${locale}.note`, { defaultValue: "" });
		});
		return () => clearTimeout(timer);
	}, [version, newestFrom, resetField]);
}
