import { type FormEvent, useId } from "react";
import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { localizePath } from "../../../../i18n/locales.ts";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { Button } from "../../../../ui/button/button.tsx";
import { ErrorSummary } from "../../../../ui/form/error-summary.tsx";
import { formBegun } from "../../../../ui/form/form-begun.ts";
import { TrapField } from "../../../../ui/form/trap-field.tsx";
import { Link } from "../../../../ui/link/link.tsx";
import { RefusalNote } from "../../../../ui/notice/refusal-note.tsx";
import { ConsentBoxes } from "../../../requests/components/consent-boxes.tsx";
import type { CommentAnswer, CommentField } from "../../comments/comment-input.ts";
import type { CommentView } from "../../comments/comment-view.ts";
import type { PostPageView } from "../../post-page-view.ts";
import { postPath } from "../../post-summary.ts";
import { CommentFields } from "./comment-fields.tsx";
import type { CommentDraft } from "./use-comment-draft.ts";

type CommentFormProps = {
	page: PostPageView;
	/** The comment that is answered. */
	parent?: CommentView | undefined;
	/** What the server said to the same form. */
	answer?: CommentAnswer | undefined;
	/** What was typed before the form moved here. */
	typed: CommentDraft["typed"];
};

const FIELDS = ["name", "email", "text", "privacy", "personalData"] as const satisfies readonly CommentField[];

/** A comment or a reply; posts to the article itself and works without script. */
export function CommentForm({ page, parent, answer, typed }: CommentFormProps) {
	const t = useTranslations("blog.talk");
	const tRequests = useTranslations("requests");
	const ownId = useId();
	const locale = useLocale();
	const navigation = useNavigation();
	const say = useErrorWords(answer);
	const path = localizePath(postPath(page.post.slug), locale);
	const id = (name: string) => `${ownId}-${name}`;
	const wrong = FIELDS.filter((name) => answer?.errors[name]).map((name) => ({
		id: id(name),
		message: name === "text" ? t("form.text") : tRequests(`fieldNames.${name}`),
	}));
	const values = answer?.values ?? typed?.values;
	const fields = { id, value: (name: string) => values?.[name as CommentField] ?? "", error: say };
	return (
		<Form
			action={parent ? `${path}?reply=${parent.id}#comment-form` : `${path}#comment-form`}
			className="card comment-form"
			data-begun={typed?.begun}
			data-part=""
			id="comment-form"
			method="post"
			noValidate
			onInput={rememberStart}
			preventScrollReset
		>
			<h3>{parent ? t("form.replyTitle", { name: parent.name }) : t("form.title")}</h3>
			{parent && (
				<p>
					<Link preventScrollReset to={path}>
						{t("form.cancel")}
					</Link>
				</p>
			)}
			<ErrorSummary attempt={navigation.state} errors={wrong} />
			{answer?.refusal && <RefusalNote>{t(`refusals.${answer.refusal}`, { email: page.email })}</RefusalNote>}
			<CommentFields {...fields} />
			<TrapField />
			<ConsentBoxes {...fields} consents={page.consents} />
			<Button busy={navigation.formMethod === "POST"}>{t("form.submit")}</Button>
		</Form>
	);
}

function useErrorWords(answer: CommentAnswer | undefined) {
	const t = useTranslations("requests.errors");
	return (name: string) => {
		const code = answer?.errors[name as CommentField];
		return code && t(code, { limit: 2000 });
	};
}

/** Programs post a form at once; people do not. Nothing of it is printed by the server, whose page is shared. */
function rememberStart({ currentTarget: form }: FormEvent<HTMLFormElement>): void {
	if (form.elements.namedItem("startedAt")) return;
	const input = document.createElement("input");
	input.type = "hidden";
	input.name = "startedAt";
	input.value = formBegun(form);
	form.append(input);
}
