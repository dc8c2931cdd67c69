import { useTranslations } from "../../i18n/use-translations.ts";
import { Link } from "../../ui/link/link.tsx";
import { useIsUntold } from "../../ui/link/untold-paths.ts";
import { useLocalPath } from "../local-link.tsx";
import { SightChoice } from "./sight-choice.tsx";

/** The page `/low-vision` in a dialog: the choices alone. */
export default function LowVisionModal() {
	const t = useTranslations("lowVision");
	const to = useLocalPath()("/low-vision");
	const isUntold = useIsUntold();
	return (
		<div className="stack" data-gap="6">
			<h2 className="step-3" id="modal-title">
				{t("title")}
			</h2>
			<SightChoice />
			{!isUntold(to) && (
				<p>
					<Link to={to}>{t("more")}</Link>
				</p>
			)}
		</div>
	);
}
