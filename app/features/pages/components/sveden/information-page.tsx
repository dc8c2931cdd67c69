import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { PageView } from "../../get-page.server.ts";
import { TextPage } from "../text-page.tsx";
import { SvedenNav } from "./sveden-page.tsx";

/** The way in to «Сведения об образовательной организации». */
export function InformationPage({ page }: { page: PageView }) {
	const t = useTranslations("pages.sveden");
	return (
		<TextPage
			after={
				<section className="stack sveden-list">
					<h2 className="step-3">{t("allSections")}</h2>
					<SvedenNav />
				</section>
			}
			page={page}
		/>
	);
}
