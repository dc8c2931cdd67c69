import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Callout } from "../../../../ui/notice/callout.tsx";

/** Says that stand-ins take the place of banks. */
export function DemoNote({ isDemo }: { isDemo: boolean }) {
	const t = useTranslations("paying.demo");
	if (!isDemo) return null;
	return (
		<div className="paying-demo">
			<Callout icon="info" planet="comet" title={t("title")}>
				<p>{t("text")}</p>
			</Callout>
		</div>
	);
}
