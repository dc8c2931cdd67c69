import { useEffect, useState } from "react";
import { readAhead } from "../navigation/payload/read-ahead.ts";
import { watchIntent } from "../navigation/payload/watch-intent.ts";
import { preparedNavigation } from "../navigation/prepare-navigation.ts";
import { loadQuietly } from "../navigation/reload/quiet-load.ts";
import { partsNeeded } from "../ui/deferred/first-need.ts";
import { clickedModal, modalAt } from "./modal-address.ts";
import type { ModalHost } from "./modal-host.tsx";

type Opened = { readonly Host: typeof ModalHost; readonly first: string };

let isMissing = false;

async function load() {
	try {
		const { ModalHost, prepareModal } = await import("./modal-host.tsx");
		// Nothing is missing any more.
		if (isMissing) preparedNavigation()?.held.release();
		isMissing = false;
		return { ModalHost, prepareModal };
	} catch (cause) {
		isMissing = true;
		throw cause;
	}
}

if (!import.meta.env.SSR)
	void partsNeeded()
		.then(() => loadQuietly(load))
		.catch(() => undefined);

/**
 * Fetches the dialogs at the first sign of a visitor, and a dialog's content once its link is pointed at, and opens the first one; without
 * them the link leads to its page.
 */
export function LateModalHost() {
	const [opened, setOpened] = useState<Opened>();
	useEffect(prepareAtIntent, []);
	useEffect(() => {
		if (opened) return;
		function open(event: MouseEvent): void {
			const first = clickedModal(event);
			if (!first) return;
			event.preventDefault();
			readAhead(first);
			load().then(
				({ ModalHost: Host }) => setOpened({ Host, first }),
				// To the page of the dialog, once there is a connection.
				(cause) =>
					void preparedNavigation()
						?.recover({ path: first, href: first }, cause)
						.catch(() => window.location.assign(first)),
			);
		}
		window.addEventListener("click", open, true);
		return () => window.removeEventListener("click", open, true);
	}, [opened]);
	return opened ? <opened.Host first={opened.first} /> : null;
}

/** Only the code is fetched ahead: the data of a basket or a form must be that of the moment it opens. */
function prepareAtIntent(): () => void {
	return watchIntent((target) => {
		const address = modalAt(target);
		if (address === undefined) return;
		load().then(
			({ prepareModal }) => prepareModal(address),
			() => undefined,
		);
	});
}
