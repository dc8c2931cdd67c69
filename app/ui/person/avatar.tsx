import type { ReactNode } from "react";
import type { Planet } from "../../shared/planets.ts";
import { artUrl } from "../art.ts";

type AvatarProps = {
	/** 40, 48, 80 px; `xl` grows with the page from 104 to 160. */
	size?: "sm" | "lg" | "xl";
} & ({ art: string } | { src: string } | { initials: string; planet?: Planet });

/** A face or, for real people without one, initials. Decorative: the name stands beside it. */
export function Avatar({ size, ...face }: AvatarProps) {
	if ("initials" in face) {
		return (
			<span aria-hidden="true" className="avatar avatar--initials" data-planet={face.planet} data-size={size}>
				{face.initials}
			</span>
		);
	}
	const source = "art" in face ? artUrl(face.art) : face.src;
	return (
		<img
			alt=""
			className="avatar"
			data-size={size}
			decoding="async"
			height="120"
			loading="lazy"
			src={source}
			width="120"
		/>
	);
}

/** Faces that overlap a little. */
export function Avatars({ children }: { children: ReactNode }) {
	return <span className="avatars">{children}</span>;
}
