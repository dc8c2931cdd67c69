import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { LinkButton } from "../../../../ui/button/link-button.tsx";
import { Card } from "../../../../ui/card/card.tsx";
import { Segmented } from "../../../../ui/form/segmented.tsx";
import { Cluster } from "../../../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../../../ui/layout/visually-hidden.tsx";
import { phoneTags } from "../../../../ui/link/phone-tags.tsx";
import { Callout } from "../../../../ui/notice/callout.tsx";
import type { CheckoutView } from "../../placing/checkout-view.ts";
import { PromoEntry } from "../basket/promo-entry.tsx";
import { usePromoFocus } from "../basket/use-promo-focus.ts";
import type { CheckoutFields } from "./checkout-fields.ts";
import { InstalmentTerm } from "./instalment-term.tsx";
import { PlanDetails } from "./plan-details.tsx";
import { StepTitle } from "./step-title.tsx";
import { TypeChoice } from "./type-choice.tsx";

type PaymentSectionProps = { view: CheckoutView; fields: CheckoutFields };
type Payable = Extract<CheckoutView["toPay"], { readonly kind: "payable" }>;

/** How it is paid: at once or in instalments, by whom, and the promo code. */
export function PaymentSection({ view, fields }: PaymentSectionProps) {
	const t = useTranslations("checkout");
	const { toPay } = view;
	return (
		<Card as="section" data-part="">
			<StepTitle number={2}>{t("pay.title")}</StepTitle>
			{toPay.kind === "nothing" && <NothingToPay choice={view.choice} />}
			{toPay.kind === "free" && (
				<>
					<Callout icon="gift" planet="mint">
						<p>{t("pay.free")}</p>
					</Callout>
					<input name="mode" type="hidden" value="single" />
				</>
			)}
			{toPay.kind === "payable" && <Ways fields={fields} toPay={toPay} view={view} />}
			<Promo fields={fields} view={view} />
			<div className="co__update">
				<Button formNoValidate name="intent" value="update" variant="secondary">
					{t("update")}
				</Button>
			</div>
			{view.isDemo && toPay.kind === "payable" && (
				<Callout icon="info" planet="neptune">
					<p>{t("pay.demo")}</p>
				</Callout>
			)}
		</Card>
	);
}

function Ways({ view, toPay, fields }: PaymentSectionProps & { toPay: Payable }) {
	const t = useTranslations("checkout.pay");
	const { choice } = view;
	const { options, terms, instalments } = toPay;
	const modes = (["single", "instalments"] as const).filter((way) => options.some((option) => option.mode === way));
	if (modes.length === 0) return <NoWay view={view} />;
	return (
		<>
			{modes.length > 1 ? (
				<Segmented
					defaultValue={choice.mode}
					label={t("mode")}
					name="mode"
					options={[
						{ value: "single", label: t("single"), note: t("singleNote") },
						{
							value: "instalments",
							label: t("instalments"),
							note: t("instalmentsNote", { min: terms.min, max: terms.max }),
						},
					]}
				/>
			) : (
				<input name="mode" type="hidden" value={modes[0]} />
			)}
			{modes.includes("single") && (
				<div data-way="single">
					<TypeChoice fields={fields} mode="single" options={options} view={view} />
				</div>
			)}
			{modes.includes("instalments") && (
				<div className="co__instalments" data-way="instalments">
					<InstalmentTerm months={choice.months} terms={terms} total={view.totals.RUB.total} />
					<TypeChoice fields={fields} mode="instalments" options={options} view={view} />
					{instalments && <PlanDetails {...instalments} terms={terms} />}
				</div>
			)}
		</>
	);
}

/** No bank is configured: the school is asked. */
function NoWay({ view: { lines, phone } }: Pick<PaymentSectionProps, "view">) {
	const t = useTranslations("checkout.pay");
	const locale = useLocale();
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

/** No line can be bought as it is. What was chosen before stays chosen for when one can. */
function NothingToPay({ choice: { mode, paymentType, months } }: Pick<CheckoutView, "choice">) {
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
			<input name="months" type="hidden" value={months} />
			{paymentType && <input name="paymentType" type="hidden" value={paymentType} />}
		</Callout>
	);
}

function Promo({ view, fields }: PaymentSectionProps) {
	const t = useTranslations("basket.promo");
	const { promo } = view;
	const { box, ask } = usePromoFocus(promo);
	function forget() {
		ask();
		// The page that comes has no code, yet a field keeps what was typed into it.
		const typed = box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])");
		if (typed) typed.value = "";
	}
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
					className="promo-forget"
					formNoValidate
					name="intent"
					onClick={forget}
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
