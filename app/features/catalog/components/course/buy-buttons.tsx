import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { Button } from "../../../../ui/button/button.tsx";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import type { CourseView, TariffView } from "../../course-view.ts";

type BuyButtonsProps = { course: CourseView; tariff: TariffView };

/** Buys a tariff at once, or puts it into the basket; the form works without script. */
export function BuyButtons({ course, tariff }: BuyButtonsProps) {
	const t = useTranslations("catalog.buy");
	const locale = useLocale();
	const query = new URLSearchParams({ course: course.slug, tariff: tariff.code });
	const look: ButtonLook = { variant: "ghost", size: "sm" };
	return (
		<div className="buy-now">
			<LinkButton
				{...look}
				aria-label={t("nowLabel", { name: tariff.name })}
				data-modal
				icon="credit-card"
				rel="nofollow"
				to={localizePath(`/checkout?${query}`, locale)}
			>
				{t("now")}
			</LinkButton>
			<form action={import.meta.env.BASE_URL.slice(0, -1) + localizePath("/basket", locale)} data-basket method="post">
				<input name="course" type="hidden" value={course.slug} />
				<input name="tariff" type="hidden" value={tariff.code} />
				<Button {...look} aria-label={t("basketLabel", { name: tariff.name })} icon="shopping-basket">
					{t("basket")}
				</Button>
			</form>
		</div>
	);
}
