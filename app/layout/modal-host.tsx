import { type ComponentType, lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { pathWithoutLocale } from "../i18n/locales.ts";
import { Dialog } from "../ui/dialog/dialog.tsx";

/** What a modal shows: the page at its address, in a dialog. `url` is a path of this site with its query. */
export type ModalProps = { readonly url: string; readonly close: () => void };

type ModalPage = { readonly wide: boolean; readonly Content: ComponentType<ModalProps> };

/** Pages that open as dialogs from `<a data-modal>`; each is a page of its own without script. */
const MODAL_PAGES: Readonly<Record<string, ModalPage>> = {
	"/request": {
		wide: true,
		Content: lazy(() => import("../features/requests/components/request-modal.tsx")),
	},
};

const OPEN_MARK = "modal";

/**
 * Opens marked links as dialogs without touching path or scroll. An entry of the history is spent on it, so that Back closes the
 * dialog; the router never hears of that entry.
 */
export function ModalHost() {
	const t = useTranslations("layout");
	const [url, setUrl] = useState<string>();
	const isOpen = useRef(false);
	isOpen.current = url !== undefined;
	const close = useCallback(() => {
		if (window.history.state?.[OPEN_MARK]) window.history.back();
		else setUrl(undefined);
	}, []);

	useEffect(() => {
		function open(event: MouseEvent): void {
			const address = modalAddress(event);
			if (!address) return;
			event.preventDefault();
			if (!window.history.state?.[OPEN_MARK]) window.history.pushState({ ...window.history.state, [OPEN_MARK]: true }, "");
			setUrl(address);
		}
		function back(event: PopStateEvent): void {
			if (!isOpen.current) return;
			event.stopImmediatePropagation();
			setUrl(undefined);
		}
		window.addEventListener("click", open, true);
		window.addEventListener("popstate", back, true);
		return () => {
			window.removeEventListener("click", open, true);
			window.removeEventListener("popstate", back, true);
		};
	}, []);

	const page = url ? findModalPage(url) : undefined;
	return (
		<Dialog open={page !== undefined} onClose={close} label={t("dialog")} sheet flush={page?.wide} className={page?.wide ? "lead" : undefined}>
			{page && url && (
				<Suspense fallback={<p className="lead__hint">{t("loading")}</p>}>
					<page.Content url={url} close={close} />
				</Suspense>
			)}
		</Dialog>
	);
}

function findModalPage(address: string): ModalPage | undefined {
	const base = import.meta.env.BASE_URL.slice(0, -1);
	const { pathname } = new URL(address, window.location.origin);
	return MODAL_PAGES[pathWithoutLocale(pathname.slice(base.length))];
}

/** The address of a marked link that was clicked plainly; undefined for anything else. */
function modalAddress(event: MouseEvent): string | undefined {
	if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
	const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-modal]") : null;
	if (!link) return undefined;
	const address = link.pathname + link.search;
	return findModalPage(address) ? address : undefined;
}
