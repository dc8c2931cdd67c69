import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { siteAddress } from "../../../../shared/site-address.ts";
import { Button } from "../../../../ui/button/button.tsx";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import type { CourseView, TariffView } from "../../courses/course-view.ts";

type BasketButtonProps = ButtonLook & { course: CourseView; tariff: TariffView };

/** Puts a tariff into the basket; the form works without script. */
export function BasketButton({ course, tariff, ...look }: BasketButtonProps) {
	const t = useTranslations("catalog.buy");
	const locale = useLocale();
	return (
		<form action={siteAddress(localizePath("/basket", locale))} data-basket method="post">
			<input name="course" type="hidden" value={course.slug} />
			<input name="tariff" type="hidden" value={tariff.code} />
			<Button {...look} aria-label={t("basketLabel", { name: tariff.name })} icon="shopping-basket">
				{t("basket")}
			</Button>
		</form>
	);
}
