import { type ComponentType, type LazyExoticComponent, lazy } from "react";
import { type CatalogueName, needMessages } from "../i18n/message-catalogues.ts";
import { preparedNavigation } from "../navigation/prepare-navigation.ts";
import { allEnded, loadAwaited, loadQuietly } from "../navigation/reload/quiet-load.ts";
import { loadOrWait } from "../ui/deferred/deferred-parts.ts";
import { modalPath } from "./modal-address.ts";

/** What a modal shows: the page at its address, in a dialog. `url` is a path of this site with its query. */
export type ModalProps = { readonly url: string; readonly close: () => void };

type Look = {
	/** The page brings its own padding. */
	readonly flush?: boolean;
	readonly className?: string;
};

type ModalPage = Look & {
	/** Replaced after its code failed to load, so that a dialog that is opened again requests it again. */
	readonly Content: LazyExoticComponent<ComponentType<ModalProps>>;
	/**
	 * Fetches code and words of the content for a visitor who is about to open it. Never rejects: what fails to load is requested again
	 * later.
	 */
	readonly prepare: () => void;
};

type ModalModule = { readonly default: ComponentType<ModalProps> };

function modalPage(words: readonly CatalogueName[], importModule: () => Promise<ModalModule>, look?: Look): ModalPage {
	async function load(): Promise<ModalModule> {
		const [module] = await allEnded([importModule(), needMessages(...words)]);
		return module;
	}
	let ahead: Promise<unknown> | undefined;
	async function loadAsked(): Promise<ModalModule> {
		// What was requested ahead fails silently, so the code is requested after it, not instead of it.
		await ahead;
		try {
			return await loadAwaited(load);
		} catch (cause) {
			Content = lazy(() => loadOrWait(loadAfterAll));
			throw cause;
		}
	}
	async function loadAfterAll(): Promise<ModalModule> {
		const module = await loadAsked();
		// Nothing is missing any more.
		preparedNavigation()?.held.release();
		return module;
	}
	let Content = lazy(() => loadOrWait(loadAsked));
	return {
		...look,
		prepare() {
			ahead ??= loadQuietly(load).catch(() => {
				ahead = undefined;
			});
		},
		get Content() {
			return Content;
		},
	};
}

/** Pages that open as dialogs from `<a data-modal>`; each is a page of its own without script. */
const MODAL_PAGES: Readonly<Record<string, ModalPage>> = {
	"/basket": modalPage(["basket"], () => import("../features/checkout/components/basket/basket-modal.tsx"), {
		className: "dialog--basket",
	}),
	"/checkout": modalPage(
		["basket", "checkout", "instalments"],
		() => import("../features/checkout/components/checkout/checkout-modal.tsx"),
		{ flush: true, className: "dialog--checkout" },
	),
	"/request": modalPage(["requests"], () => import("../features/requests/components/request-modal.tsx"), {
		flush: true,
		className: "lead-dialog",
	}),
	"/pay": modalPage(["invoice"], () => import("../features/checkout/components/invoice/invoice-modal.tsx")),
	"/bonus": modalPage(["landings", "requests"], () => import("../features/landings/components/bonus-modal.tsx")),
	"/low-vision": modalPage(["lowVision"], () => import("./low-vision/low-vision-modal.tsx")),
};

/** The licence, the notices and the short explanations are texts and nothing else. */
const TEXT_MODAL = modalPage(["pages"], () => import("../features/pages/components/text-modal.tsx"));

/** The page at an address that `modal-address.ts` took for one of a dialog. */
export function findModalPage(address: string): ModalPage {
	return MODAL_PAGES[modalPath(address)] ?? TEXT_MODAL;
}
