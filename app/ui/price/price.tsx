import type { ReactNode } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

type PriceProps = {
	/** Already formatted: `2 995 ₽`. */
	now: ReactNode;
	/** Struck through above. */
	was?: ReactNode;
	/** The unit of the price: `/мес`. */
	per?: ReactNode;
	/** Shown next to the old price: a badge with the discount. */
	aside?: ReactNode;
	/** A line under the price. */
	note?: ReactNode;
	size?: "xl";
};

export function Price({ now, was, per, aside, note, size }: PriceProps) {
	const t = useTranslations("ui");
	return (
		<div className="price" data-size={size}>
			{was && (
				<span className="price__was">
					<VisuallyHidden>{t("priceWas")} </VisuallyHidden>
					<s>{was}</s>
					{aside}
				</span>
			)}
			<span className="price__now num">
				{was && <VisuallyHidden>{t("priceNow")} </VisuallyHidden>}
				{now}
				{per && <span className="price__per"> {per}</span>}
			</span>
			{note && <span className="price__note">{note}</span>}
		</div>
	);
}
