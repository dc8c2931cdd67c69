import type { ReactNode, RefObject } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Unbroken } from "../../../../ui/reading/unbroken.tsx";
import type { PromoOutcome } from "../../basket/basket.ts";

type PromoEntryProps = {
	id?: string;
	/** As it was typed. */
	typed: string;
	promo: PromoOutcome | undefined;
	/** The button that has the code looked at. */
	apply: ReactNode;
	/** The control that removes a code, applied or refused: no order is placed with a refused one. */
	forget: ReactNode;
	box: RefObject<HTMLDivElement | null>;
};

/** A promo code: asked for, applied, or refused with its reason. */
export function PromoEntry({ id, typed, promo, apply, forget, box }: PromoEntryProps) {
	const t = useTranslations("basket");
	const locale = useLocale();
	if (promo?.isApplied) {
		return (
			<div className="promo-ok" ref={box} role="status">
				<Icon name="ticket-percent" />
				<span>{t("promo.applied", { code: promo.code, discount: formatMoney(promo.discount, locale) })}</span>
				<input name="promo" type="hidden" value={promo.code} />
				{forget}
			</div>
		);
	}
	const minimum = promo?.minimum ? formatMoney(promo.minimum, locale) : "";
	return (
		<div className="promo-entry" ref={box}>
			<div className="promo-entry__line">
				<Field
					error={
						promo && (
							<span role="alert">
								<Unbroken>{t(`refusals.${promo.reason}`, { minimum })}</Unbroken>
							</span>
						)
					}
					hint={t("promo.hint")}
					label={t("promo.label")}
					{...(id ? { id } : {})}
				>
					<Input autoCapitalize="characters" autoComplete="off" defaultValue={typed} maxLength={40} name="promo" />
				</Field>
				{apply}
			</div>
			{promo && forget}
		</div>
	);
}
