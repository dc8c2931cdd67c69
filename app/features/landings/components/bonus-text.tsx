import { useTranslations } from "use-intl";
import type { Promotion } from "../get-promotion.server.ts";

/** The code itself stands here: nobody has to leave a phone for it. */
export function BonusText({ bonus }: { bonus: Promotion }) {
	const t = useTranslations("landings.bonus");
	return (
		<>
			<p>{t("text", { percent: bonus.percent })}</p>
			<p className="bonus__code num">
				<b>{bonus.code}</b>
			</p>
			<p className="muted">{t(bonus.firstOrderOnly ? "termsFirst" : "terms")}</p>
		</>
	);
}
