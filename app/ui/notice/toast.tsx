import type { ReactNode } from "react";
import { useTranslations } from "../../i18n/use-translations.ts";
import { IconButton } from "../button/icon-button.tsx";
import { Icon } from "../icon/icon.tsx";

type ToastProps = {
	title: ReactNode;
	children?: ReactNode;
	tone?: "danger";
	/** Without it there is no close button. */
	onClose?: () => void;
};

/** A short message about what just happened. Put it into a ToastRegion. */
export function Toast({ title, children, tone, onClose }: ToastProps) {
	const t = useTranslations("ui");
	return (
		<div className="toast" data-tone={tone}>
			<Icon name={tone === "danger" ? "circle-alert" : "circle-check"} />
			<span>
				<b>{title}</b>
				{children}
			</span>
			{onClose && <IconButton icon="x" label={t("close")} onClick={onClose} />}
		</div>
	);
}

/** The corner of the window where toasts gather. Keep it mounted: a region that arrives with its text is not announced. */
export function ToastRegion({ children }: { children?: ReactNode }) {
	return (
		<div aria-live="polite" className="toasts" role="status">
			{children}
		</div>
	);
}
