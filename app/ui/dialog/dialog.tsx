import { type ReactNode, useId } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { IconButton } from "../button/icon-button.tsx";
import { useModal } from "./use-modal.ts";

type DialogProps = {
	open: boolean;
	/** Asked for by Esc, the backdrop, the cross or the browser; answer by `open={false}`. */
	onClose: () => void;
	children: ReactNode;
	/** Drawn as the heading and used as the name. Without it give `label` or `labelledBy`. */
	title?: ReactNode;
	label?: string;
	/** The id of a heading among the children. */
	labelledBy?: string;
	/** A bottom sheet on screens narrower than 640 px. */
	sheet?: boolean;
	/** For children that have their own padding. */
	flush?: boolean;
	className?: string;
};

/**
 * A native modal `<dialog>`: the page behind is inert, and the focus returns to where it was. On opening, the element marked
 * `data-autofocus` gets the focus, else the first control.
 */
export function Dialog({ open, onClose, children, title, label, labelledBy, sheet, flush, className }: DialogProps) {
	const t = useTranslations("ui");
	const titleId = useId();
	const modal = useModal({ open, onClose });
	const heading = title ? <h2 id={titleId}>{title}</h2> : null;
	return (
		<dialog
			{...modal}
			aria-label={label}
			aria-labelledby={title ? titleId : labelledBy}
			className={className ? `dialog ${className}` : "dialog"}
			data-sheet={sheet || undefined}
		>
			<IconButton className="dialog__close" icon="x" label={t("close")} onClick={onClose} />
			{flush ? (
				<>
					{heading}
					{children}
				</>
			) : (
				<div className="dialog__in">
					{heading}
					{children}
				</div>
			)}
		</dialog>
	);
}
