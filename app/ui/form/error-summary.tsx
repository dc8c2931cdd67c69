import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { useTakenOver } from "../deferred/use-taken-over.ts";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

type FormError = {
	/** The `id` that was given to the Field, FieldGroup or Checkbox. */
	id: string;
	message: ReactNode;
	/** The value was wrong and is right now: its line stays, so that nothing moves. */
	isMended?: boolean;
};

type ErrorSummaryProps = {
	errors: readonly FormError[];
	/** Changes with each submit: the same errors twice still bring the focus back. */
	attempt?: string | number;
};

/** Above a form that was refused: takes the focus and leads to each field. Draws nothing without errors. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
	const t = useTranslations("ui");
	const box = useRef<HTMLDivElement>(null);
	const refusal = [attempt, ...errors.map((error) => error.id)].join(" ");
	// What came with the document has got the focus from the browser (`autoFocus`): the visitor may be somewhere else by now.
	const known = useRef(useTakenOver() ? refusal : undefined);
	// Not on every render: only on a new set of errors or a new attempt.
	useEffect(() => {
		if (known.current === refusal) return;
		known.current = refusal;
		box.current?.focus();
	}, [refusal]);
	if (errors.length === 0) return null;
	// An alert is read whole at every change of it: once, at the refusal, is enough.
	const live = errors.some(({ isMended }) => isMended) ? "off" : undefined;
	return (
		// biome-ignore lint/a11y/noAutofocus: with script off the page comes back with errors and must say so
		<div aria-live={live} autoFocus className="error-summary" ref={box} role="alert" tabIndex={-1}>
			<Icon name="circle-alert" />
			<div>
				<b>{t("toMend", { count: errors.filter(({ isMended }) => !isMended).length })}</b>
				<ul>
					{errors.map((error) => (
						<li data-mended={error.isMended ? "" : undefined} key={error.id}>
							<a href={`#${error.id}`} onClick={goToField}>
								{error.message}
								{error.isMended && <VisuallyHidden> ({t("mended")})</VisuallyHidden>}
							</a>
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}

/** A group is not focusable itself, and a fragment in the address would be one more step of Back. */
function goToField(event: MouseEvent<HTMLAnchorElement>) {
	const target = document.getElementById(event.currentTarget.getAttribute("href")?.slice(1) ?? "");
	const control = target?.matches("fieldset") ? target.querySelector<HTMLElement>("input, select, textarea") : target;
	if (!control) return;
	event.preventDefault();
	control.focus();
}
