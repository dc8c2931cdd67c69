import { useTranslations } from "../../../i18n/use-translations.ts";
import { usePageData } from "../../../ui/dialog/use-page-data.ts";
import type { RequestFormView } from "../pages/request-form-view.ts";
import { RequestCard } from "./request-card.tsx";
import { RequestForm } from "./request-form.tsx";

type RequestData = { readonly form: RequestFormView; readonly trialMinutes: number };

/** The page `/request` in a dialog: the same data, the same form. */
export default function RequestModal({ url, close }: { url: string; close: () => void }) {
	const t = useTranslations("layout");
	const { data } = usePageData<RequestData>(url);
	if (!data)
		return (
			<p className="lead__loading" role="status">
				{t("loading")}
			</p>
		);
	return (
		<RequestCard view={data.form} trialMinutes={data.trialMinutes} heading="h2" headingId="modal-title">
			<RequestForm view={data.form} size="full" onClose={close} />
		</RequestCard>
	);
}
