import { type ComponentType, lazy, memo, Suspense, useEffect, useRef } from "react";
import { deferredParts, loadOrWait } from "./deferred-parts.ts";
import { isHydrated, partsNeeded, pressAgain } from "./first-need.ts";
import { whenConnected } from "./when-connected.ts";

/** How far below the screen a part may be when its code is requested. */
const MARGIN = "600px 0px";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;
type Part<Props> = {
	/** On the server it is replaced by another one once its code could not be loaded. */
	readonly Content: ComponentType<Props>;
	readonly open: () => void;
	/** Opened because the browser draws it: there is no drawing of the server that could wait for a connection. */
	readonly openMissing: () => void;
};

function asPart<Props extends object>(load: Load<Props>): Part<Props> {
	return import.meta.env.SSR ? drawAtOnce(load) : putOff(load);
}

/** The server's part. What could not be read is a failure of this page alone: the next one asks for it again. */
function drawAtOnce<Props extends object>(load: Load<Props>): Part<Props> {
	async function read() {
		try {
			return await load();
		} catch (cause) {
			Content = lazy(read);
			throw cause;
		}
	}
	let Content = lazy(read);
	return {
		get Content() {
			return Content as unknown as ComponentType<Props>;
		},
		open() {},
		openMissing() {},
	};
}

/** The browser's part, which waits until it is opened, or until a visitor first moves, scrolls or presses anything. */
function putOff<Props extends object>(load: Load<Props>): Part<Props> {
	let open: () => void = () => undefined;
	const gate = new Promise<void>((resolve) => {
		open = resolve;
	});
	let isRead = false;
	let isDrawn = true;
	async function read() {
		const module = await load();
		isRead = true;
		return module;
	}
	deferredParts.add(read);
	const Content = lazy(async () => {
		await Promise.race([gate, partsNeeded()]);
		// A browser does not request again what it failed to fetch.
		if (isDrawn && !isRead) await new Promise<void>(whenConnected);
		return loadOrWait(read);
	});
	function openMissing(): void {
		isDrawn = false;
		open();
	}
	return { Content: Content as unknown as ComponentType<Props>, open, openMissing };
}

/** Rendered next to the content of a part, so that it hydrates together with it. */
function PressAgain() {
	useEffect(pressAgain, []);
	return null;
}

/**
 * A part whose code the browser fetches only when it comes near the screen, or at the first sign of a visitor. The server draws it
 * completely, so it can be read, and its forms sent, before and without that code. On pages that the browser draws itself nothing is
 * deferred.
 */
export function deferUntilSeen<Props extends object>(load: Load<Props>): ComponentType<Props> {
	const part = asPart(load);

	function Deferred(props: Props) {
		const place = useRef<HTMLDivElement>(null);
		if (isHydrated()) part.openMissing();
		useEffect(() => {
			if (!place.current) return;
			const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && part.open(), {
				rootMargin: MARGIN,
			});
			observer.observe(place.current);
			return () => observer.disconnect();
		}, []);
		return (
			<div ref={place} className="deferred">
				<Suspense fallback={null}>
					<part.Content {...props} />
					<PressAgain />
				</Suspense>
			</div>
		);
	}
	// A new draw with the same props must not touch a part that still is the server's.
	return memo(Deferred) as unknown as ComponentType<Props>;
}

/** The same for what stands on the first screen: its links and forms work without code until somebody moves. */
export function deferUntilSign<Props extends object>(load: Load<Props>): ComponentType<Props> {
	const part = asPart(load);

	function Deferred(props: Props) {
		if (isHydrated()) part.openMissing();
		return (
			<Suspense fallback={null}>
				<part.Content {...props} />
				<PressAgain />
			</Suspense>
		);
	}
	return memo(Deferred) as unknown as ComponentType<Props>;
}
