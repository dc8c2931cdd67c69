import { useTranslations } from "../../i18n/use-translations.ts";
import { Icon } from "../icon/icon.tsx";

type StarsProps = {
	/** 0 to 5; drawn rounded, said as it is. */
	value: number;
	/** Replaces "4 out of 5" where more is meant, such as the number of voices. */
	label?: string;
};

export function Stars({ value, label }: StarsProps) {
	const t = useTranslations("ui");
	return (
		<span aria-label={label ?? t("stars", { value })} className="stars" role="img">
			{[1, 2, 3, 4, 5].map((place) => (
				<Icon key={place} name="star" off={place > Math.round(value)} />
			))}
		</span>
	);
}
