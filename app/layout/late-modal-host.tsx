import { useEffect, useState } from "react";
import { partsNeeded } from "../ui/deferred/first-need.ts";
import { modalAddress } from "./modal-address.ts";
import type { ModalHost } from "./modal-host.tsx";

type Opened = { readonly Host: typeof ModalHost; readonly first: string };

const load = () => import("./modal-host.tsx");

if (!import.meta.env.SSR)
	void partsNeeded()
		.then(load)
		.catch(() => undefined);

/** Fetches the dialogs at the first sign of a visitor and opens the first one; without them the link leads to its page. */
export function LateModalHost() {
	const [opened, setOpened] = useState<Opened>();
	useEffect(() => {
		if (opened) return;
		function open(event: MouseEvent): void {
			const first = modalAddress(event);
			if (!first) return;
			event.preventDefault();
			load().then(
				({ ModalHost: Host }) => setOpened({ Host, first }),
				() => window.location.assign(first),
			);
		}
		window.addEventListener("click", open, true);
		return () => window.removeEventListener("click", open, true);
	}, [opened]);
	return opened ? <opened.Host first={opened.first} /> : null;
}
