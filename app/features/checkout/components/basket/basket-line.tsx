import type { FormEvent } from "react";
import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Currency } from "../../../../shared/money.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { IconButton } from "../../../../ui/button/icon-button.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import { Price } from "../../../../ui/price/price.tsx";
import { writeLine } from "../../basket/basket-cookie.ts";
import type { BasketLineView } from "../../basket/basket-view.ts";
import { LineProblemNote } from "./line-problem-note.tsx";
import { useStartParts } from "./use-start-parts.ts";

type BasketLineProps = {
	line: BasketLineView;
	shown: Currency;
	/** Where the form that takes the line out posts without script. */
	action: string;
	onRemove: () => void;
};

/** One learner's place on a course, or why it can't be bought. */
export function BasketLine({ line, shown, action, onRemove }: BasketLineProps) {
	const t = useTranslations("basket");
	const locale = useLocale();
	const startParts = useStartParts();
	const { course, price, problem } = line;
	const title = course?.title ?? t("unknownCourse");
	const language = course && course.locale !== locale ? course.locale : undefined;
	const other = shown === "RUB" ? "USD" : "RUB";
	function remove(event: FormEvent) {
		event.preventDefault();
		onRemove();
	}
	return (
		<li className="basket__line" data-planet={course?.planet} data-problem={problem ? "" : undefined}>
			{course ? <Art height={72} name={course.cover} width={96} /> : <Icon name="circle-alert" />}
			<div className="basket__what">
				<b>
					{course ? (
						<Link hrefLang={language} lang={language} to={localizePath(course.path, course.locale)}>
							{title}
						</Link>
					) : (
						title
					)}
				</b>
				<span className="muted" lang={language}>
					{line.tariffName}
				</span>
				<span className="muted">{line.start ? t("start", startParts(line.start)) : course && t("noStart")}</span>
				{line.hasSavedDiscount && <Badge tone="success">{t("savedDiscount")}</Badge>}
				{line.hasSavedPlace && <Badge tone="success">{t("savedPlace")}</Badge>}
				<LineProblemNote line={line} on="basket" path="/basket" />
			</div>
			{price && (
				<Price
					note={t("otherPrice", { price: formatMoney(price[other].unit, locale) })}
					now={formatMoney(price[shown].unit, locale)}
					was={price[shown].was && formatMoney(price[shown].was, locale)}
				/>
			)}
			<form action={action} method="post" onSubmit={remove}>
				<input name="remove" type="hidden" value={writeLine(line.ids)} />
				<IconButton icon="trash-2" label={t("remove", { title })} type="submit" />
			</form>
		</li>
	);
}
