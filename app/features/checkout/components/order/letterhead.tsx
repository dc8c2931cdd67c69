import { useTranslations } from "use-intl";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { PaperSchool } from "../../../settings/paper-school.ts";

/** Whose paper it is: seen on a printed page alone, where header and footer of the site are left out. */
export function Letterhead({ school }: { school: PaperSchool }) {
	const t = useTranslations("order");
	return (
		<p className="order__letterhead">
			<Unbroken>{t("letterhead", { ...school })}</Unbroken>
		</p>
	);
}
