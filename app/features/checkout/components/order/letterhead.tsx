import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { PaperSchool } from "../../../settings/paper-school.ts";

/** The name of the school over a printed page, which has neither header nor footer of the site; hidden on the screen. */
export function Letterhead({ school }: { school: PaperSchool }) {
	const t = useTranslations("order");
	return (
		<p className="order__letterhead">
			<Unbroken>{t("letterhead", { ...school })}</Unbroken>
		</p>
	);
}
