import { useTranslations } from "../../../i18n/use-translations.ts";
import { usePageData } from "../../../ui/dialog/use-page-data.ts";
import { RequestForm } from "../../requests/components/request-form.tsx";
import type { RequestFormView } from "../../requests/pages/request-form-view.ts";
import type { Promotion } from "../get-promotion.server.ts";
import { BonusText } from "./bonus-text.tsx";
import "./landing.css";

type BonusData = { readonly bonus: Promotion; readonly form: RequestFormView };

/** The page `/bonus` in a dialog. */
export default function BonusModal({ url, close }: { url: string; close: () => void }) {
	const t = useTranslations("landings.bonus");
	const { data } = usePageData<BonusData>(url);
	return (
		<div className="stack">
			<h2 className="step-3" id="modal-title">
				{t("title")}
			</h2>
			{data && (
				<>
					<BonusText bonus={data.bonus} />
					<details>
						<summary>{t("save")}</summary>
						<RequestForm onClose={close} size="short" view={data.form} />
					</details>
				</>
			)}
		</div>
	);
}
