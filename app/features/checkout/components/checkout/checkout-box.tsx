import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { ErrorSummary } from "../../../../ui/form/error-summary.tsx";
import { RefusalNote } from "../../../../ui/notice/refusal-note.tsx";
import { useFormFields } from "../../../requests/components/use-form-fields.ts";
import type { CheckoutAnswer, CheckoutFormAnswer, CheckoutView } from "../../placing/checkout-view.ts";
import {
	CHECKOUT_FIELDS,
	type CheckoutField,
	type CheckoutFieldError,
	LEARNER_LIMIT,
} from "../../rules/checkout-input.ts";
import { EmptyBasket } from "../basket/empty-basket.tsx";
import { UnpaidNote } from "../basket/unpaid-note.tsx";
import { useLocalAction } from "../basket/use-local-action.ts";
import { BoardingPass } from "./boarding-pass.tsx";
import { useChoicesInAddress } from "./choices-in-address.ts";
import { CourseSection } from "./course-section.tsx";
import { HiddenFields } from "./hidden-fields.tsx";
import { PaymentSection } from "./payment-section.tsx";
import { PersonSection } from "./person-section.tsx";
import { useCheckoutForm } from "./use-checkout-form.ts";
import { useRefusalText } from "./use-refusal-text.ts";
import "../basket/basket.css";
import "./checkout.css";
import { phoneTags } from "../../../../ui/link/phone-tags.tsx";

type CheckoutBoxProps = {
	readonly answer: CheckoutAnswer;
	/** Of the address that it was opened at: the course of a direct purchase. */
	readonly query: string;
	readonly heading: "h1" | "h2";
	readonly headingId?: string;
	/** It is the page itself, whose address tells what is chosen. */
	readonly isPage?: boolean;
};

/** The checkout, on its page and in its dialog; without lines it leads to the courses. */
export function CheckoutBox({ answer, query, heading, headingId, isPage }: CheckoutBoxProps) {
	if (answer.kind === "form") return <CheckoutForm answer={answer} isPage={isPage} query={query} />;
	const { unpaid } = answer;
	return (
		<div className="basket">
			{unpaid && <UnpaidNote unpaid={unpaid} />}
			<EmptyBasket as={heading} headingId={headingId} />
		</div>
	);
}

type CheckoutFormProps = Pick<CheckoutBoxProps, "query" | "isPage"> & { readonly answer: CheckoutFormAnswer };

function CheckoutForm({ answer: first, query, isPage = false }: CheckoutFormProps) {
	const t = useTranslations("checkout");
	const locale = useLocale();
	const localAction = useLocalAction();
	const { pathname } = useLocation();
	const script = useCheckoutForm(first, localizePath(`/checkout${query}`, locale));
	const { answer } = script;
	useChoicesInAddress(answer, isPage && answer !== first);
	const { view } = answer;
	const refusalText = useRefusalText();
	const { fields, wrong, mending } = useCheckoutFields(answer, { mode: view.choice.mode, attempt: script.attempt });
	return (
		<form
			action={localAction(`/checkout${query}`)}
			className="co"
			method="post"
			noValidate
			onChange={script.onChange}
			onBlur={mending.onBlur}
			onInput={(event) => {
				mending.onInput(event);
				script.onInput();
			}}
			onSubmit={script.onSubmit}
			ref={script.form}
		>
			<EnterButton />
			<div className="co__form">
				<ErrorSummary attempt={script.attempt} errors={wrong} />
				{answer.refusal && (
					<RefusalNote attempt={script.attempt} key={script.attempt}>
						{refusalText(answer.refusal, view)}
					</RefusalNote>
				)}
				{script.lost && (
					<RefusalNote attempt={script.attempt}>{t.rich(`lost.${script.lost}`, phoneTags(view.phone))}</RefusalNote>
				)}
				{answer.unpaid && <UnpaidNote unpaid={answer.unpaid} />}
				<HiddenFields answer={answer} page={pathname} />
				<CourseSection isOfBasket={answer.isOfBasket} view={view} />
				<PaymentSection fields={fields} view={view} />
				<PersonSection fields={fields} view={view} />
			</div>
			<BoardingPass isBusy={script.isBusy} passenger={fields.value("learner") || fields.value("name")} view={view} />
		</form>
	);
}

/** What Enter in a field presses, as the first button of the form: without it, the one that takes a promo code away. */
function EnterButton() {
	return (
		<button
			aria-hidden
			className="visually-hidden"
			formNoValidate
			name="intent"
			tabIndex={-1}
			type="submit"
			value="update"
		/>
	);
}

type Shown = { readonly mode: CheckoutView["choice"]["mode"]; readonly attempt: number };

/** The kinds of payment of each mode are a field of its own. */
function useCheckoutFields({ values, errors }: CheckoutFormAnswer, { mode, attempt }: Shown) {
	const t = useTranslations("checkout");
	return useFormFields<CheckoutField, "promo" | "ads" | "adsDocument", CheckoutFieldError>({
		names: CHECKOUT_FIELDS,
		attempt,
		errors,
		values,
		sayError: (code) => t(`errors.${code}`, { limit: LEARNER_LIMIT }),
		sayName: (name) => t(`fieldNames.${name}`),
		localId: (name) => (name === "paymentType" ? mode : name),
	});
}
