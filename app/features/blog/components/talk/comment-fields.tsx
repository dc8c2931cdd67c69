import { type ReactNode, useState } from "react";
import { useTranslations } from "../../../../i18n/use-translations.ts";
import { EmailField } from "../../../../ui/form/email-field.tsx";
import { Field } from "../../../../ui/form/field.tsx";
import { Input } from "../../../../ui/form/input.tsx";
import { Textarea } from "../../../../ui/form/textarea.tsx";
import { Two } from "../../../../ui/layout/stack.tsx";
import { LONGEST_COMMENT } from "../../comments/comment-input.ts";

type CommentFieldsProps = {
	id: (name: string) => string;
	/** What was typed before. */
	value: (name: string) => string;
	error: (name: string) => ReactNode;
};

/** Who writes, and what. */
export function CommentFields({ id, value, error }: CommentFieldsProps) {
	const t = useTranslations("blog.talk.form");
	return (
		<>
			<Two>
				<Field error={error("name")} id={id("name")} label={t("name")} required>
					<Input autoComplete="name" defaultValue={value("name")} name="name" />
				</Field>
				<EmailField
					defaultValue={value("email")}
					error={error("email")}
					hint={t("emailHint")}
					id={id("email")}
					label={t("email")}
					required
				/>
			</Two>
			<TextField error={error("text")} id={id("text")} typed={value("text")} />
		</>
	);
}

/** The browser does not cut the text: who pasted too much sees how much. */
function TextField({ id, typed, error }: { id: string; typed: string; error: ReactNode }) {
	const t = useTranslations("blog.talk.form");
	const [length, setLength] = useState(typed.length);
	const left = LONGEST_COMMENT - length;
	return (
		<div className="comment-form__text">
			<Field error={error} hint={t("textHint", { limit: LONGEST_COMMENT })} id={id} label={t("text")} required>
				<Textarea
					defaultValue={typed}
					name="text"
					onChange={(event) => setLength(event.target.value.length)}
					placeholder={t("placeholder")}
					rows={5}
				/>
			</Field>
			{length > 0 && (
				<p className="comment-form__count" data-over={left < 0 || undefined}>
					{left >= 0 ? t("left", { count: left }) : t("over", { count: -left })}
				</p>
			)}
		</div>
	);
}
