import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";

/** The way to the calculator of the tax deduction. */
export function TaxWidget({ percent }: { percent: number }) {
	const t = useTranslations("blog.widget.tax");
	const locale = useLocale();
	return (
		<aside className="article-call">
			<Art name="certificate" />
			<div>
				<h3>{t("title")}</h3>
				<p>{t("text", { percent })}</p>
			</div>
			<LinkButton to={localizePath("/tax", locale)} variant="ink">
				{t("action")}
			</LinkButton>
		</aside>
	);
}
