import { useLocale, useTranslations } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Segmented } from "../../../../ui/form/segmented.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { phoneTags } from "../../../../ui/link/phone-tags.tsx";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CheckoutView } from "../../ordering/checkout-view.ts";
import { isFree, isPriced } from "../../rules/free-order.ts";
import { PromoEntry } from "../basket/promo-entry.tsx";
import { usePromoFocus } from "../basket/use-promo-focus.ts";
import type { CheckoutFields } from "./field-text.ts";
import { InstalmentTerm } from "./instalment-term.tsx";
import { PlanDetails } from "./plan-details.tsx";
import { StepTitle } from "./step-title.tsx";
import { TypeChoice } from "./type-choice.tsx";

type PaymentSectionProps = { view: CheckoutView; fields: CheckoutFields };

/** How it is paid: at once or in instalments, by whom, and the promo code. */
export function PaymentSection({ view, fields }: PaymentSectionProps) {
	const t = useTranslations("checkout");
	return (
		<Card as="section" data-part="">
			<StepTitle number={2}>{t("pay.title")}</StepTitle>
			{isFree(view) ? (
				<>
					<Callout icon="gift" planet="mint">
						<p>{t("pay.free")}</p>
					</Callout>
					<input name="mode" type="hidden" value="single" />
				</>
			) : isPriced(view) ? (
				<Ways fields={fields} view={view} />
			) : (
				<NothingToPay view={view} />
			)}
			<Promo fields={fields} view={view} />
			<div className="co__update">
				<Button formNoValidate name="intent" value="update" variant="secondary">
					{t("update")}
				</Button>
			</div>
			{view.isDemo && isPriced(view) && !isFree(view) && (
				<Callout icon="info" planet="neptune">
					<p>{t("pay.demo")}</p>
				</Callout>
			)}
		</Card>
	);
}

function Ways({ view, fields }: PaymentSectionProps) {
	const t = useTranslations("checkout.pay");
	const locale = useLocale();
	const { options, mode, term, phone, lines } = view;
	const modes = (["single", "instalments"] as const).filter((way) => options.some((option) => option.mode === way));
	if (modes.length === 0) {
		const course = lines[0]?.ids.courseSlug ?? "";
		return (
			<Callout icon="phone">
				<p>{t.rich("none", phoneTags(phone))}</p>
				<LinkButton data-modal="" size="sm" to={localizePath(`/request?kind=callback&course=${course}`, locale)}>
					{t("noneAction")}
				</LinkButton>
			</Callout>
		);
	}
	return (
		<>
			{modes.length > 1 ? (
				<Segmented
					defaultValue={mode}
					label={t("mode")}
					name="mode"
					options={[
						{ value: "single", label: t("single"), note: t("singleNote") },
						{ value: "instalments", label: t("instalments"), note: t("instalmentsNote", term) },
					]}
				/>
			) : (
				<input name="mode" type="hidden" value={modes[0]} />
			)}
			{modes.includes("single") && (
				<div data-way="single">
					<TypeChoice fields={fields} mode="single" view={view} />
				</div>
			)}
			{modes.includes("instalments") && (
				<div className="co__instalments" data-way="instalments">
					<InstalmentTerm view={view} />
					<TypeChoice fields={fields} mode="instalments" view={view} />
					{view.plan && <PlanDetails plan={view.plan} view={view} />}
				</div>
			)}
		</>
	);
}

/** No line can be bought as it is. What was chosen before stays chosen for when one can. */
function NothingToPay({ view: { mode, paymentType, term } }: Pick<PaymentSectionProps, "view">) {
	const t = useTranslations("checkout.pay");
	const lists = useTranslations("basket.empty");
	const locale = useLocale();
	return (
		<Callout icon="info">
			<p>{t("nothing")}</p>
			<Cluster>
				<LinkButton size="sm" to={localizePath("/children", locale)} variant="secondary">
					{lists("children")}
				</LinkButton>
				<LinkButton size="sm" to={localizePath("/basic", locale)} variant="secondary">
					{lists("adults")}
				</LinkButton>
			</Cluster>
			<input name="mode" type="hidden" value={mode} />
			<input name="months" type="hidden" value={term.months} />
			{paymentType && <input name="paymentType" type="hidden" value={paymentType} />}
		</Callout>
	);
}

function Promo({ view, fields }: PaymentSectionProps) {
	const t = useTranslations("basket.promo");
	const { promo } = view;
	const { box, ask } = usePromoFocus(promo);
	return (
		<PromoEntry
			apply={
				<Button formNoValidate name="intent" onClick={ask} value="update" variant="secondary">
					{t("apply")}
				</Button>
			}
			box={box}
			forget={
				<button
					className="promo-ok__forget"
					formNoValidate
					name="intent"
					onClick={ask}
					type="submit"
					value="forgetPromo"
				>
					{t("forget")}
					<VisuallyHidden> {promo?.code}</VisuallyHidden>
				</button>
			}
			id={fields.id("promo")}
			promo={promo}
			typed={fields.value("promo")}
		/>
	);
}
