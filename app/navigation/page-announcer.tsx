import { useEffect, useRef } from "react";

/** Invisible, and in a tree of its own, so that the words of the title stand in the page only once. */
const STYLE =
	"position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap";

const regions = new WeakMap<Element, ShadowRoot>();

/** Says the title of a page that was reached without a new document, which screen readers would pass over in silence. */
export function PageAnnouncer({ title }: { title: string }) {
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => {
		const region = host.current && regionIn(host.current);
		if (region) region.textContent = title;
	}, [title]);
	return <div ref={host} />;
}

function regionIn(host: Element): Element | null {
	let root = regions.get(host);
	if (!root) {
		root = host.attachShadow({ mode: "closed" });
		regions.set(host, root);
		const region = document.createElement("p");
		region.setAttribute("role", "status");
		region.style.cssText = STYLE;
		root.append(region);
	}
	return root.firstElementChild;
}
