import { useTranslations } from "use-intl";
import type { ButtonLook } from "../../../../ui/button/button-look.ts";
import type { CourseView, TariffView } from "../../course-view.ts";
import { isTariffFull } from "../../tariff-places.ts";
import { BuyButtons } from "./buy-buttons.tsx";
import { RequestButton } from "./request-button.tsx";
import "./tariff-button.css";

type TariffButtonProps = ButtonLook & { course: CourseView; tariff: TariffView };

/** Chooses a tariff or buys it; where all its groups are full, the waiting list. */
export function TariffButton({ course, tariff, ...look }: TariffButtonProps) {
	const t = useTranslations("catalog");
	if (isTariffFull(course.starts, tariff.code)) {
		return (
			<RequestButton {...look} ask={{ kind: "waitlist", course: course.slug, tariff: tariff.code }}>
				{t("waitlist.join")}
			</RequestButton>
		);
	}
	return (
		<div className="tariff-ways">
			<RequestButton {...look} ask={{ kind: "consultation", course: course.slug, tariff: tariff.code }}>
				{t("buy.choose", { name: tariff.name })}
			</RequestButton>
			<BuyButtons course={course} tariff={tariff} />
		</div>
	);
}
