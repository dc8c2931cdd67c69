import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import type { CourseView, TariffView } from "../../courses/course-view.ts";
import { isTariffFull } from "../../places/tariff-places.ts";
import { BasketButton } from "./basket-button.tsx";
import { CheckoutButton } from "./checkout-button.tsx";
import { RequestButton } from "./request-button.tsx";
import "./tariff-button.css";

type TariffButtonProps = ButtonLook & { course: CourseView; tariff: TariffView };

const SMALL: ButtonLook = { variant: "ghost", size: "sm" };

/** Buys a tariff, keeps it for later or asks about it; where all its groups are full, the waiting list. */
export function TariffButton({ course, tariff, ...look }: TariffButtonProps) {
	const t = useTranslations("catalog");
	const ask = { course: course.slug, tariff: tariff.code };
	if (isTariffFull(course.starts, tariff.code)) {
		return (
			<RequestButton
				{...look}
				ask={{ kind: "waitlist", ...ask }}
				label={t("waitlist.joinLabel", { name: tariff.name })}
			>
				{t("waitlist.join")}
			</RequestButton>
		);
	}
	return (
		<div className="tariff-ways">
			<CheckoutButton {...look} {...ask}>
				{t("buy.choose", { name: tariff.name })}
			</CheckoutButton>
			<div className="tariff-ways__more">
				<RequestButton
					{...SMALL}
					ask={{ kind: "consultation", ...ask }}
					icon="message-circle"
					label={t("buy.askLabel", { name: tariff.name })}
				>
					{t("buy.ask")}
				</RequestButton>
				<BasketButton {...SMALL} course={course} tariff={tariff} />
			</div>
		</div>
	);
}
