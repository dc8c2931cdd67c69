import { useLocale } from "use-intl";
import { formatMoney } from "../../../../i18n/format.ts";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import type { Currency } from "../../../../shared/money.ts";
import { Art } from "../../../../ui/art/art.tsx";
import { Badge } from "../../../../ui/badge/badge.tsx";
import { MoreLink } from "../../../../ui/button/more-link.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Choice } from "../../../../ui/form/choice.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { FieldGroup } from "../../../../ui/form/field-group.tsx";
import { Select } from "../../../../ui/form/select.tsx";
import { Icon } from "../../../../ui/icon/icon.tsx";
import type { CheckoutLineView, CheckoutView } from "../../placing/checkout-view.ts";
import { LineProblemNote } from "../basket/line-problem-note.tsx";
import { useStartParts } from "../basket/use-start-parts.ts";
import { StepTitle } from "./step-title.tsx";
import { useLostStartText } from "./use-lost-start-text.ts";

/** What is bought: for each learner the course, its tariff and its group. */
export function CourseSection({ view, isOfBasket }: { view: CheckoutView; isOfBasket: boolean }) {
	const t = useTranslations("checkout.courses");
	const locale = useLocale();
	return (
		<Card as="section">
			<StepTitle
				action={
					isOfBasket && (
						<MoreLink data-modal="" icon="shopping-basket" to={localizePath("/basket", locale)}>
							{t("change")}
						</MoreLink>
					)
				}
				number={1}
			>
				{t("title")}
			</StepTitle>
			{view.lines.map((line, index) => (
				<Line
					key={`${line.ids.courseSlug} ${index}`}
					line={line}
					index={index}
					shown={view.shown}
					isOfBasket={isOfBasket}
				/>
			))}
		</Card>
	);
}

type LineProps = { line: CheckoutLineView; index: number; shown: Currency };

function Line({ line, index, shown, isOfBasket }: LineProps & { isOfBasket: boolean }) {
	const words = useTranslations("basket");
	const locale = useLocale();
	const lostStartText = useLostStartText();
	const { course, hasSavedDiscount, hasSavedPlace } = line;
	return (
		<div className="co__line">
			<div className="picked">
				{course && <Art height={68} name={course.cover} width={96} />}
				<div>
					<b lang={course && course.locale !== locale ? course.locale : undefined}>
						{course?.title ?? words("unknownCourse")}
					</b>
					{hasSavedDiscount && <Badge tone="success">{words("savedDiscount")}</Badge>}
					{hasSavedPlace && <Badge tone="success">{words("savedPlace")}</Badge>}
				</div>
			</div>
			{line.lostStart ? (
				<p className="line-problem">
					<Icon name="circle-alert" />
					<span>{lostStartText(line)}</span>
				</p>
			) : (
				<LineProblemNote line={line} on="checkout" path={isOfBasket ? "/checkout" : addressOf(line)} />
			)}
			<TariffChoice line={line} index={index} shown={shown} />
			<StartChoice key={line.ids.tariffCode} line={line} index={index} />
		</div>
	);
}

/** Where this line alone is checked out, without the language. */
function addressOf({ ids: { courseSlug, tariffCode, startId } }: CheckoutLineView): string {
	return `/checkout?${new URLSearchParams({ course: courseSlug, tariff: tariffCode, ...(startId && { start: startId }) })}`;
}

function TariffChoice({ line, index, shown }: LineProps) {
	const t = useTranslations("checkout.courses");
	const words = useTranslations("basket");
	const locale = useLocale();
	const { tariffs, course, ids, price } = line;
	if (tariffs.length === 0) return null;
	const other = shown === "RUB" ? "USD" : "RUB";
	return (
		<FieldGroup legend={t("tariff", { title: course?.title ?? "" })} legendHidden>
			{tariffs.map(({ code, name, note, full }) => {
				// The chosen one may cost less than its list price: a request has kept a discount.
				const now = code === ids.tariffCode && price ? price[shown].unit : full[shown];
				const beside = code === ids.tariffCode && price ? price[other].unit : full[other];
				return (
					<Choice
						defaultChecked={code === ids.tariffCode}
						end={
							<>
								{formatMoney(now, locale)}
								<small className="muted"> {words("otherPrice", { price: formatMoney(beside, locale) })}</small>
							</>
						}
						key={code}
						name={`tariff.${index}`}
						text={note}
						title={name}
						value={code}
					/>
				);
			})}
		</FieldGroup>
	);
}

function StartChoice({ line: { starts, ids }, index }: Omit<LineProps, "shown">) {
	const t = useTranslations("checkout.courses");
	const startParts = useStartParts();
	if (starts.length === 0) return null;
	return (
		<Field label={t("start")}>
			<Select defaultValue={ids.startId ?? ""} name={`start.${index}`}>
				<option value="">{t("startAny")}</option>
				{starts.map((start) => (
					<option key={start.id} value={start.id}>
						{start.isHeld
							? t("startHeld", startParts(start))
							: t("startOption", { ...startParts(start), seats: start.seatsFree })}
					</option>
				))}
			</Select>
		</Field>
	);
}
