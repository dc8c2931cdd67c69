import Button from "@mui/material/Button";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useDataProvider, useRecordContext, useResourceContext, useTranslate } from "react-admin";
import { LOCALES, type Locale } from "../../../app/shared/localized.ts";
import { useRefusal } from "../frames/use-refusal.ts";
import type { OfficeDataProvider } from "../providers/data-provider.ts";
import { hasSavedText } from "./has-saved-text.ts";

/**
 * Opens the saved state, drafts included, on its real page; the address can be sent to a person without an account. A language without a
 * text has no page to open.
 */
export function PreviewButton() {
	const record = useRecordContext();
	return LOCALES.filter((locale) => hasSavedText(record, locale)).map((locale) => (
		<PreviewIn key={locale} locale={locale} />
	));
}

function PreviewIn({ locale }: { locale: Locale }) {
	const translate = useTranslate();
	const record = useRecordContext();
	const resource = useResourceContext() ?? "";
	const provider = useDataProvider<OfficeDataProvider>();
	const refuse = useRefusal();
	const [isBusy, setBusy] = useState(false);
	async function open(): Promise<void> {
		// Opened at once: after the answer the browser would take it for a window that nobody asked for.
		const page = window.open("", "_blank");
		setBusy(true);
		try {
			const { data } = await provider.getPreview(resource, record?.id ?? "", locale);
			if (page) page.location.href = data.url;
		} catch (error) {
			page?.close();
			refuse(error);
		} finally {
			setBusy(false);
		}
	}
	return (
		<Button
			disabled={isBusy}
			onClick={() => void open()}
			startIcon={<ExternalLink aria-hidden size={18} />}
			variant="outlined"
		>
			{translate("fields.preview.open", { locale: translate(`common.locale.${locale}`) })}
		</Button>
	);
}
