import { Suspense, useCallback, useEffect, useState } from "react";
import { useTranslations } from "../i18n/use-translations.ts";
import { DialogNotice } from "../navigation/navigation-notice.tsx";
import { prefetchFiles } from "../navigation/payload/prefetch-files.ts";
import { readAhead } from "../navigation/payload/read-ahead.ts";
import { sitePath } from "../shared/site-address.ts";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { sayLateTitle } from "./late-title.ts";
import { clickedModal } from "./modal-address.ts";
import { findModalPage } from "./modal-pages.ts";
import { useOnNextPage } from "./use-on-next-page.ts";
import { useOverlayEntry } from "./use-overlay-entry.ts";

/** The heading of the page in the dialog names the dialog. */
const MODAL_TITLE_ID = "modal-title";

/**
 * Opens marked links as dialogs without changing path or scroll, the one at `first` at once. Each takes an entry of the history, so that
 * Back closes it; the router never hears of that entry.
 */
export function ModalHost({ first }: { first: string }) {
	const t = useTranslations("layout");
	const [url, setUrl] = useState<string | undefined>(first);
	const hide = useCallback(() => setUrl(undefined), []);
	const { spend, close } = useOverlayEntry(url !== undefined, hide);

	// A link inside may lead to another page.
	useOnNextPage(hide);
	useEffect(spend, [spend]);
	useEffect(() => (url ? sayLateTitle(MODAL_TITLE_ID) : undefined), [url]);

	useEffect(() => {
		function open(event: MouseEvent): void {
			const address = clickedModal(event);
			if (!address) return;
			event.preventDefault();
			readAhead(address);
			spend();
			setUrl(address);
		}
		window.addEventListener("click", open, true);
		return () => window.removeEventListener("click", open, true);
	}, [spend]);

	const page = url ? findModalPage(url) : undefined;
	return (
		<Dialog
			open={page !== undefined}
			onClose={close}
			label={t("dialog")}
			labelledBy={MODAL_TITLE_ID}
			sheet
			flush={page?.flush}
			className={page?.className}
		>
			<DialogNotice />
			{page && url && (
				<Suspense fallback={<Loading />}>
					<page.Content url={url} close={close} />
				</Suspense>
			)}
		</Dialog>
	);
}

function Loading() {
	const t = useTranslations("layout");
	return (
		<p className="lead__hint" role="status">
			{t("loading")}
		</p>
	);
}

/** Fetches the code of the dialog at an address and of its page, for somebody who is about to open it. */
export function prepareModal(address: string): void {
	prefetchFiles(sitePath(new URL(address, window.location.origin).pathname));
	findModalPage(address).prepare();
}
