import { useTranslations } from "../../../i18n/use-translations.ts";
import { Button } from "../../../ui/button/button.tsx";
import { Callout } from "../../../ui/notice/callout.tsx";
import { useFocusOnAnswer } from "../../../ui/notice/use-focus-on-answer.ts";
import type { RequestFormScript } from "./use-request-form.ts";

type OfflineNoteProps = {
	readonly status: RequestFormScript["status"];
	/** Counts the attempts to send: each brings the note before the eyes. */
	readonly attempt: number;
	readonly isRestored: boolean;
	readonly onAgain: () => void;
};

/** Tells that a form waits for the connection, which takes the focus as a refusal does, or that earlier input was put back. */
export function OfflineNote({ status, attempt, isRestored, onAgain }: OfflineNoteProps) {
	const t = useTranslations("requests");
	const box = useFocusOnAnswer(attempt);
	if (status === "queued" || status === "unkept") {
		return (
			<div ref={box} role="status" tabIndex={-1}>
				<Callout icon="wifi-off" planet="sun">
					<p>{t(`offline.${status}`)}</p>
					<Button type="button" variant="secondary" size="sm" onClick={onAgain}>
						{t("offline.again")}
					</Button>
				</Callout>
			</div>
		);
	}
	return (
		<>
			{isRestored && <p className="form-note">{t("offline.restored")}</p>}
			{/* Shown by the first script of a page when the form is sent before it can answer. */}
			<p className="form-note request-form__unsent" role="status">
				{t("offline.unkept")}
			</p>
		</>
	);
}
