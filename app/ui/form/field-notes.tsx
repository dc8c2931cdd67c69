import type { ReactNode } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { Icon } from "../icon/icon.tsx";
import { Unbroken } from "../reading/unbroken.tsx";

export type Notes = {
	hint?: ReactNode;
	/** Names the field and says how to correct it. While it is shown, the hint is hidden. */
	error?: ReactNode;
};

/** The id for `aria-describedby`, if there is a hint or an error. */
export function notesId(id: string, { hint, error }: Notes): string | undefined {
	return hint || error ? `${id}-note` : undefined;
}

export function FieldNotes({ id, hint, error }: Notes & { id?: string }) {
	if (error) {
		return (
			<span className="field__error" id={id}>
				<Icon name="circle-alert" />
				<span>
					<Unbroken>{error}</Unbroken>
				</span>
			</span>
		);
	}
	return hint ? (
		<span className="field__hint" id={id}>
			<Unbroken>{hint}</Unbroken>
		</span>
	) : null;
}

export type Necessity = {
	required?: boolean;
	/** Shows the word "optional"; for forms where most fields are required. */
	optional?: boolean;
};

/** The star or the word after a label. `spoken` where no control says it natively: a group has no `required`. */
export function NecessityMark({ required, optional, spoken }: Necessity & { spoken?: boolean }) {
	const t = useTranslations("ui");
	if (required) {
		return (
			<>
				<span aria-hidden="true" className="req">
					{"\u00a0*"}
				</span>
				{spoken && <span className="visually-hidden">{t("required")}</span>}
			</>
		);
	}
	return optional ? <span className="opt">{` ${t("optional")}`}</span> : null;
}
