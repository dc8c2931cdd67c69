import { type ComponentProps, lazy, Suspense } from "react";
import { loadQuietly } from "../navigation/reload/quiet-load.ts";
import { partsNeeded } from "../ui/deferred/first-need.ts";
import type Screen from "./lost-screen.tsx";
import { PlainLost } from "./plain-lost.tsx";

const load = () => import("./lost-screen.tsx");

const LostScreen = lazy(() => load().catch(() => ({ default: PlainLost })));

// It must be there when the connection is not.
if (!import.meta.env.SSR)
	void partsNeeded()
		.then(() => loadQuietly(load))
		.catch(() => undefined);

/** The screen for every error; plain words where even its code cannot be had. */
export function LateLostScreen(props: ComponentProps<typeof Screen>) {
	return (
		<Suspense fallback={null}>
			<LostScreen {...props} />
		</Suspense>
	);
}
