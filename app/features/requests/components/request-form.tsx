import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { ErrorSummary } from "../../../ui/form/error-summary.tsx";
import { TrapField } from "../../../ui/form/trap-field.tsx";
import { RefusalNote } from "../../../ui/notice/refusal-note.tsx";
import type { RequestFormView } from "../pages/request-form-view.ts";
import {
	type Ages,
	CHILD_AGES,
	REQUEST_FIELDS,
	type RequestErrorCode,
	type RequestField,
	TEXT_LIMITS,
} from "../rules/request-input.ts";
import type { RequestAnswer } from "../submitting/request-answer.ts";
import { ConsentBoxes } from "./consent-boxes.tsx";
import type { FieldsProps, SilentField } from "./fields-props.ts";
import { OfflineNote } from "./offline-note.tsx";
import { RequestDone } from "./request-done.tsx";
import {
	ChannelField,
	ChildFields,
	PersonFields,
	RequestEmail,
	StartField,
	SurnameField,
	WishFields,
} from "./request-fields.tsx";
import { useFormFields } from "./use-form-fields.ts";
import { type RequestFormScript, useRequestForm } from "./use-request-form.ts";
import "./request-form.css";
import { siteAddress } from "../../../shared/site-address.ts";
import { phoneTags } from "../../../ui/link/phone-tags.tsx";

type RequestFormProps = {
	readonly view: RequestFormView;
	/** `short` folds away what is not required. */
	readonly size: "full" | "short";
	/** What the server said to the same form without script. */
	readonly refused?: RequestAnswer | undefined;
	/** Closes the dialog that the form stands in. */
	readonly onClose?: () => void;
	/** What invites to fill it in, above and below; gone once that is done. */
	readonly head?: ReactNode;
	readonly foot?: ReactNode;
};

/** THE request form: one for every kind, as a page, in a dialog and within pages. Posts to `/request` and works without script. */
export function RequestForm({ view, size, refused, onClose, head, foot }: RequestFormProps) {
	const locale = useLocale();
	const query = formQuery(view);
	const target = siteAddress(localizePath(view.target ?? "/request", locale));
	const draftKey = view.target ? `${view.target}?${query}` : query;
	const script = useRequestForm(`${target}/submit?${query}`, draftKey, refused);
	const { answer } = script;
	if (answer && answer.state !== "errors" && answer.state !== "moved") {
		return (
			<RequestDone
				answer={answer}
				isNew={script.attempt > 0}
				promisesCall={view.promisesCall}
				phone={view.phone}
				onClose={onClose}
			/>
		);
	}
	return (
		<>
			{head}
			<OpenForm {...{ view, size, refused, script, draftKey }} action={`${target}?${query}`} />
			{foot}
		</>
	);
}

type OpenFormProps = Pick<RequestFormProps, "view" | "size" | "refused"> & {
	readonly script: RequestFormScript;
	/** Where it goes without script. */
	readonly action: string;
	readonly draftKey: string;
};

/** The form itself, until it is answered. */
function OpenForm({ view, size, refused, script, action, draftKey }: OpenFormProps) {
	const t = useTranslations("requests");
	const locale = useLocale();
	const { pathname } = useLocation();
	const { fields, wrong, mending } = useRequestFields(script, { refused, ages: view.child?.ages ?? CHILD_AGES });
	const emailField = <RequestEmail {...fields} isRequired={view.needsEmail} />;
	const foldsEmail = view.asksWishes && !view.needsEmail;
	return (
		<form
			ref={script.form}
			className="request-form"
			method="post"
			action={action}
			data-draft={draftKey}
			noValidate
			onSubmit={script.onSubmit}
			onBlur={mending.onBlur}
			onInput={(event) => {
				mending.onInput(event);
				script.onInput();
			}}
		>
			<ErrorSummary errors={wrong} attempt={script.attempt} />
			<Refusals phone={view.phone} script={script} />
			<OfflineNote {...script} onAgain={script.tryAgain} />
			<PersonFields {...fields} isShort={size === "short"} />
			{!foldsEmail && emailField}
			<ChannelField {...fields} messengers={view.messengers} />
			{view.child && <ChildFields {...fields} {...view.child} />}
			{view.starts.length > 0 && (
				<StartField {...fields} starts={view.starts} chosen={view.startId} holdDays={view.holdDays} />
			)}
			{view.asksWishes && (
				<MoreFields isNeeded={hasExtra(EXTRA[size], wrong, fields)} isRestored={script.isRestored} size={size}>
					{size === "short" && <SurnameField {...fields} />}
					{foldsEmail && emailField}
					<WishFields {...fields} />
				</MoreFields>
			)}
			<TrapField />
			<input type="hidden" name="page" value={view.target ? localizePath(view.target, locale) : pathname} />
			<ConsentBoxes {...fields} consents={view.consents} />
			<Button size="lg" block busy={script.status === "sending" || script.answer?.state === "moved"}>
				{t(`submit.${view.kind}`)}
			</Button>
		</form>
	);
}

type FirstAnswer = { readonly refused: RequestAnswer | undefined; readonly ages: Ages };

/** Without script, what was typed comes back with the refusal; else it never left the form. */
function useRequestFields({ answer, attempt }: RequestFormScript, { refused, ages }: FirstAnswer) {
	const t = useTranslations("requests");
	return useFormFields<RequestField, SilentField, RequestErrorCode>({
		names: REQUEST_FIELDS,
		attempt,
		errors: answer?.state === "errors" ? answer.errors : {},
		values: refused?.state === "errors" ? refused.values : {},
		sent: answer?.state === "errors" ? answer.values : {},
		sayError: (code, name) => t(`errors.${code}`, { ...ages, limit: limitOf(name) }),
		sayName: (name) => t(`fieldNames.${name}`),
	});
}

/** Why the form as a whole was not taken. */
function Refusals({ script, phone }: { readonly script: RequestFormScript; readonly phone: RequestFormView["phone"] }) {
	const t = useTranslations("requests.refusals");
	const { answer, attempt, status } = script;
	return (
		<>
			{answer?.state === "errors" && answer.refusal && (
				<RefusalNote attempt={attempt}>{t.rich(answer.refusal, phoneTags(phone))}</RefusalNote>
			)}
			{status === "failed" && <RefusalNote attempt={attempt}>{t.rich("failed", phoneTags(phone))}</RefusalNote>}
		</>
	);
}

type MoreProps = Pick<RequestFormProps, "size"> & {
	readonly isNeeded: boolean;
	readonly isRestored: boolean;
	readonly children: ReactNode;
};

/** What is not required, folded away: not when something in it is wrong or was typed, and never closed by anybody but the visitor. */
function MoreFields({ size, isNeeded, isRestored, children }: MoreProps) {
	const t = useTranslations("requests");
	const [isOpen, setOpen] = useState(false);
	const inside = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const fields = inside.current?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea") ?? [];
		if (isRestored && [...fields].some(({ value }) => value)) setOpen(true);
	}, [isRestored]);
	return (
		<details
			className="request-fold"
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
			open={isOpen || isNeeded || undefined}
		>
			<summary>{t("more", { size })}</summary>
			<div className="request-form__folded" ref={inside}>
				{children}
			</div>
		</details>
	);
}

/** What may be folded away. */
const EXTRA: Readonly<Record<RequestFormProps["size"], readonly RequestField[]>> = {
	full: ["email", "wishedAt", "handle", "message"],
	short: ["surname", "email", "wishedAt", "handle", "message"],
};

/** What is wrong or was typed must not be folded away. */
function hasExtra(names: readonly RequestField[], wrong: readonly { id: string }[], fields: FieldsProps): boolean {
	return names.some((name) => fields.value(name) !== "" || wrong.some(({ id }) => id === fields.id(name)));
}

function limitOf(name: RequestField): number {
	return name in TEXT_LIMITS ? TEXT_LIMITS[name as keyof typeof TEXT_LIMITS] : 60;
}

/** What the form is about, for the address it posts to. */
export function formQuery({ kind, course, tariffCode, startId, guide, extra }: RequestFormView): string {
	const query = new URLSearchParams({ kind });
	if (course) query.set("course", course.slug);
	if (tariffCode) query.set("tariff", tariffCode);
	if (startId) query.set("start", startId);
	for (const [name, value] of Object.entries(extra ?? {})) query.set(name, value);
	if (guide) query.set("guide", guide);
	return query.toString();
}
