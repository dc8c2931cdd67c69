import Box from "@mui/material/Box";
import { afterPlanet } from "../../../app/shared/brand.ts";
import { useSchoolName } from "./use-school-name.ts";

/** The school's sign and name; the planet may be its first letter, so the whole name is said to screen readers. */
export function Logo() {
	const name = useSchoolName();
	return (
		<Box
			component="span"
			sx={{
				display: "inline-flex",
				alignItems: "center",
				font: '800 1.375rem/1 "Geologica", sans-serif',
				letterSpacing: "-0.04em",
			}}
		>
			<Planet label={name} />
			{name && <span aria-hidden="true">{afterPlanet(name)}</span>}
		</Box>
	);
}

function Planet({ label }: { label: string }) {
	return (
		<svg
			aria-hidden={!label}
			aria-label={label || undefined}
			fill="none"
			height="34"
			role="img"
			viewBox="0 0 40 40"
			width="34"
		>
			<path
				d="M3.2 26.7C.7 22 8 14.9 18.7 11.2 29 7.6 37 9 37.6 13.6"
				stroke="currentColor"
				strokeLinecap="round"
				strokeWidth="2.6"
			/>
			<circle cx="20" cy="20" fill="#ff812a" r="11.5" />
			<path d="M29.3 13.2A11.5 11.5 0 0 1 12.6 28.8 13.5 13.5 0 0 0 29.3 13.2z" fill="#e86208" />
			<g strokeLinecap="round">
				<path d="M11.7 17.6a8.8 8.8 0 0 1 4.5-5.3" stroke="#ffbb8c" strokeWidth="2.2" />
				<path
					d="M3.2 26.7C5 30.6 14 30 22.9 26.6 31.8 23.2 38.3 17.7 37.6 13.6"
					stroke="currentColor"
					strokeWidth="2.6"
				/>
			</g>
			<circle cx="36.8" cy="9.2" fill="#ffc62f" r="3.4" />
		</svg>
	);
}
