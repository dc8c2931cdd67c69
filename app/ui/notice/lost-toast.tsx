import { useTranslations } from "../../i18n/use-translations.ts";
import { Toast, ToastRegion } from "./toast.tsx";

/** Says that a form could not be sent and is still there, wherever on the page it stands. */
export function LostToast({ lost }: { lost: "offline" | "failed" | undefined }) {
	const t = useTranslations("ui.lost");
	return (
		<ToastRegion>
			{lost && (
				<Toast title={t(`${lost}.title`)} tone="danger">
					{t(`${lost}.text`)}
				</Toast>
			)}
		</ToastRegion>
	);
}
