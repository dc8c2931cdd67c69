import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { needWords } from "../i18n/word-shelves.ts";
import { loadOrWait } from "../ui/deferred/deferred-parts.ts";
import { Dialog } from "../ui/dialog/dialog.tsx";
import { modalAddress, modalPath } from "./modal-address.ts";
import { useOverlayEntry } from "./use-overlay-entry.ts";

/** What a modal shows: the page at its address, in a dialog. `url` is a path of this site with its query. */
export type ModalProps = { readonly url: string; readonly close: () => void };

type ModalPage = {
	/** The page brings its own padding. */
	readonly flush?: boolean;
	readonly className?: string;
	readonly Content: ComponentType<ModalProps>;
};

/** The heading of the page in the dialog names the dialog. */
const MODAL_TITLE_ID = "modal-title";

/** Pages that open as dialogs from `<a data-modal>`; each is a page of its own without script. */
const MODAL_PAGES: Readonly<Record<string, ModalPage>> = {
	"/basket": {
		className: "dialog--basket",
		Content: lazy(() =>
			loadOrWait(async () => {
				await needWords("basket");
				return import("../features/checkout/components/basket/basket-modal.tsx");
			}),
		),
	},
	"/checkout": {
		flush: true,
		className: "dialog--checkout",
		Content: lazy(() =>
			loadOrWait(async () => {
				await needWords("basket", "checkout", "instalments");
				return import("../features/checkout/components/checkout/checkout-modal.tsx");
			}),
		),
	},
	"/request": {
		flush: true,
		className: "lead-dialog",
		Content: lazy(() =>
			loadOrWait(async () => {
				await needWords("requests");
				return import("../features/requests/components/request-modal.tsx");
			}),
		),
	},
	"/pay": {
		Content: lazy(() =>
			loadOrWait(async () => {
				await needWords("invoice");
				return import("../features/checkout/components/invoice/invoice-modal.tsx");
			}),
		),
	},
	"/bonus": {
		Content: lazy(() =>
			loadOrWait(async () => {
				await needWords("landings", "requests");
				return import("../features/landings/components/bonus-modal.tsx");
			}),
		),
	},
	"/low-vision": {
		Content: lazy(() =>
			loadOrWait(async () => {
				await needWords("lowVision");
				return import("./low-vision/low-vision-modal.tsx");
			}),
		),
	},
};

/** The licence, the notices and the short explanations are texts and nothing else. */
const TEXT_MODAL: ModalPage = {
	Content: lazy(() =>
		loadOrWait(async () => {
			await needWords("pages");
			return import("../features/pages/components/text-modal.tsx");
		}),
	),
};

/**
 * Opens marked links as dialogs without touching path or scroll, the one at `first` at once. An entry of the history is spent on it, so that Back closes the
 * dialog; the router never hears of that entry.
 */
export function ModalHost({ first }: { first: string }) {
	const t = useTranslations("layout");
	const [url, setUrl] = useState<string | undefined>(first);
	const hide = useCallback(() => setUrl(undefined), []);
	const { spend, close } = useOverlayEntry(url !== undefined, hide);
	const { key } = useLocation();

	// A link inside may lead to another page.
	const shownAt = useRef(key);
	useEffect(() => {
		if (shownAt.current === key) return;
		shownAt.current = key;
		hide();
	}, [key, hide]);
	useEffect(spend, [spend]);

	useEffect(() => {
		function open(event: MouseEvent): void {
			const address = modalAddress(event);
			if (!address) return;
			event.preventDefault();
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
			{page && url && (
				<Suspense fallback={<p className="lead__hint">{t("loading")}</p>}>
					<page.Content url={url} close={close} />
				</Suspense>
			)}
		</Dialog>
	);
}

function findModalPage(address: string): ModalPage | undefined {
	return MODAL_PAGES[modalPath(address)] ?? TEXT_MODAL;
}
