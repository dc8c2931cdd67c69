import { type MouseEvent, useCallback, useEffect, useState } from "react";
import { useModal } from "../ui/dialog/use-modal.ts";
import { useOnNextPage } from "./use-on-next-page.ts";
import { useOverlayEntry } from "./use-overlay-entry.ts";

/** From here on the header shows the whole menu; the same width is in `header.css`. */
const WIDE = "(min-width: 69rem)";

/**
 * Without script the menu is a popover, which the browser opens and closes by itself. With script the same element becomes a modal
 * dialog: the page behind is inert and Back closes it.
 */
export function useMobileMenu() {
	const [isOpen, setOpen] = useState(false);
	const hide = useCallback(() => setOpen(false), []);
	const { spend, close } = useOverlayEntry(isOpen, hide);
	const modal = useModal({ open: isOpen, onClose: close });

	useOnNextPage(() => {
		hide();
		if (modal.ref.current?.matches(":popover-open")) modal.ref.current.hidePopover();
	});

	useEffect(() => {
		if (!isOpen) return;
		const wide = window.matchMedia(WIDE);
		wide.addEventListener("change", close);
		return () => wide.removeEventListener("change", close);
	}, [isOpen, close]);

	return {
		isOpen,
		modal,
		/** For the button that opens: opened as a popover before the script came, it stays one. */
		open(event: MouseEvent): void {
			if (modal.ref.current?.matches(":popover-open")) return;
			event.preventDefault();
			spend();
			setOpen(true);
		},
		close(event: MouseEvent): void {
			if (!isOpen) return;
			event.preventDefault();
			close();
		},
		/** A request form takes over the place and the entry of the history. */
		giveWay: hide,
	};
}
