import type { ReactNode } from "react";
import { Moon } from "./moon.tsx";

const PATH = "M6 66C14 26 100 6 208 6s190 20 190 50-86 58-196 58S-2 96 6 66";

/** The one slanted word of a hero heading, with a moon going round it; the ellipse of its way keeps to the path, by two units at most. */
export function OrbitWord({ children }: { children: ReactNode }) {
	return (
		<em className="orbit">
			{children}
			<svg aria-hidden="true" fill="none" preserveAspectRatio="none" viewBox="0 0 404 120">
				<path d={PATH} stroke="oklch(1 0 0 / .34)" strokeWidth="2" vectorEffect="non-scaling-stroke" />
				<Moon className="orbit__moon" cx={201} cy={60} fill="#ffc62f" r={6.5} />
			</svg>
		</em>
	);
}
