import { type MouseEvent, type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from "react";

type ModalOptions = { open: boolean; onClose: () => void };

/** Attributes that make a `<dialog>` follow `open` and ask for `onClose`. For Dialog and for frames of another look. */
export function useModal({ open, onClose }: ModalOptions) {
	const ref = useRef<HTMLDialogElement>(null);
	const pressedOutside = useRef(false);

	// A layout effect, because its cleanup still finds the element in the page: close() must run there to give the focus back.
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (!open || !dialog) return;
		dialog.showModal();
		dialog.querySelector<HTMLElement>("[data-autofocus]")?.focus();
		return () => dialog.close();
	}, [open]);

	return {
		ref,
		onCancel(event: SyntheticEvent<HTMLDialogElement>) {
			// A file input inside fires the same event.
			if (event.target !== event.currentTarget) return;
			event.preventDefault();
			onClose();
		},
		/**
		 * Chromium closes the dialog on a second Esc even if `cancel` was prevented. It tells of a closing with the next frame: whoever has
		 * opened the dialog again by then keeps it.
		 */
		onClose({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) {
			if (target === currentTarget && open && !currentTarget.open) onClose();
		},
		onPointerDown(event: PointerEvent<HTMLDialogElement>) {
			pressedOutside.current = isOutside(event);
		},
		/** Text selected inside and let go over the backdrop is a click of the dialog too: both ends must be outside. */
		onClick(event: MouseEvent<HTMLDialogElement>) {
			if (pressedOutside.current && isOutside(event)) onClose();
			pressedOutside.current = false;
		},
	};
}

/** The backdrop is part of the dialog: only the position tells them apart. */
function isOutside(event: MouseEvent<HTMLDialogElement>): boolean {
	if (event.target !== event.currentTarget) return false;
	const box = event.currentTarget.getBoundingClientRect();
	const beside = event.clientX < box.left || event.clientX > box.right;
	return beside || event.clientY < box.top || event.clientY > box.bottom;
}
