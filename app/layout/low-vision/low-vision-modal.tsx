import { useTranslations } from "use-intl";
import { LocalLink } from "../local-link.tsx";
import { SightChoice } from "./sight-choice.tsx";

/** The page `/low-vision` in a dialog: the choices alone. */
export default function LowVisionModal() {
	const t = useTranslations("lowVision");
	return (
		<div className="stack" data-gap="6">
			<h2 className="step-3" id="modal-title">
				{t("title")}
			</h2>
			<SightChoice />
			<p>
				<LocalLink to="/low-vision">{t("more")}</LocalLink>
			</p>
		</div>
	);
}
