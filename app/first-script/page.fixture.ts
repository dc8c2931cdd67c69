import { vi } from "vitest";

/** Listeners of a page under test: what it dispatches is heard by whoever asked for it by the global functions. */
export function stubListeners(): EventTarget {
	const page = new EventTarget();
	vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
	vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
	vi.stubGlobal("dispatchEvent", page.dispatchEvent.bind(page));
	return page;
}

/** An event that something on the page has: the listeners of the page hear of it too. */
export function eventOf(type: string, target: object): Event {
	return Object.defineProperty(new Event(type), "target", { value: target });
}
