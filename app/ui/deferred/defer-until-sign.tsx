import { type ComponentType, isValidElement, lazy, memo, Suspense, useEffect } from "react";
import { deferredParts, loadOrWait } from "./deferred-parts.ts";
import { repeatEarlySigns } from "./early-signs.ts";
import { isHydrated, partsNeeded } from "./first-need.ts";

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

type DeferOptions<Props> = {
	/** What makes a part needed at once: an answer that takes the focus, say. */
	readonly atOnce?: (props: Props) => boolean;
};

/**
 * A part whose code the browser fetches only when a visitor first moves, scrolls or presses anything. The server draws it whole, so it
 * can be read, its links followed and its forms sent, before and without that. On pages that the browser draws itself nothing is put
 * off.
 */
export function deferUntilSign<Props extends object>(
	load: Load<Props>,
	{ atOnce }: DeferOptions<Props> = {},
): ComponentType<Props> {
	let open: () => void = () => undefined;
	const gate = new Promise<void>((resolve) => {
		open = resolve;
	});
	if (import.meta.env.SSR) open();
	else {
		deferredParts.add(load);
		// The door of a page that the browser will draw: its code and its data are fetched at the same time.
		if (isHydrated()) load().catch(() => undefined);
	}
	const Content = lazy(() =>
		Promise.race([gate, partsNeeded()]).then(() => loadOrWait(load)),
	) as unknown as ComponentType<Props>;

	function Deferred(props: Props) {
		if (isHydrated() || atOnce?.(props)) open();
		return (
			<Suspense fallback={null}>
				<Content {...props} />
				<Awake />
			</Suspense>
		);
	}
	// A new draw with the same props must not touch a part that still is the server's.
	return memo(Deferred, isSame) as unknown as ComponentType<Props>;
}

/** Stands behind a part: its effect runs when the part has come alive. */
function Awake(): null {
	useEffect(repeatEarlySigns, []);
	return null;
}

/** Props are the same when each is, and so are elements among them. */
function isSame(before: object, after: object): boolean {
	const names = Object.keys(after);
	if (names.length !== Object.keys(before).length) return false;
	return names.every((name) => {
		const [left, right] = [before[name as never] as unknown, after[name as never] as unknown];
		if (Object.is(left, right)) return true;
		if (!isValidElement<object>(left) || !isValidElement<object>(right)) return false;
		return left.type === right.type && left.key === right.key && isSame(left.props, right.props);
	});
}
