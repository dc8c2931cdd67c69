import { useTranslations } from "../../../i18n/use-translations.ts";
import { sitePath } from "../../../shared/site-address.ts";
import { usePageData } from "../../../ui/dialog/use-page-data.ts";
import { Link } from "../../../ui/link/link.tsx";
import { Prose } from "../../../ui/reading/prose.tsx";
import type { PageView } from "../get-page.server.ts";

/** A page of text in a dialog: the same words without what stands around them. */
export default function TextModal({ url }: { url: string; close: () => void }) {
	const t = useTranslations("pages");
	const { data } = usePageData<{ readonly page: PageView }>(url);
	if (!data)
		return (
			<p className="lead__hint" role="status">
				{t("loading")}
			</p>
		);
	return (
		<div className="stack">
			<h2 className="step-3" id="modal-title">
				{data.page.title}
			</h2>
			<p className="lead">{data.page.lead}</p>
			<Prose html={data.page.text.html} />
			<p>
				<Link to={sitePath(url)}>{t("asPage")}</Link>
			</p>
		</div>
	);
}
