import { useTranslations } from "../../i18n/use-translations.ts";
import { afterPlanet } from "../../shared/brand.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link } from "../link/link.tsx";

type LogoProps = {
	/** Of the school; undefined where it could not be read, and the planet stands alone. */
	name: string | undefined;
	/** The home page in the current language. */
	to: string;
};

/** The planet replaces the first letter of the name if that letter is round. */
export function Logo({ name, to }: LogoProps) {
	const t = useTranslations("ui");
	return (
		<Link className="logo" to={to}>
			<VisuallyHidden>{name ?? t("home")}</VisuallyHidden>
			<Planet />
			{name && <span aria-hidden="true">{afterPlanet(name)}</span>}
		</Link>
	);
}

/** Inline, because the ring takes the colour of the text and the moon turns on hover. */
function Planet() {
	return (
		<svg aria-hidden="true" fill="none" viewBox="0 0 40 40">
			<g stroke="currentColor" strokeLinecap="round" strokeWidth="2.6">
				<path d="M3.2 26.7C.7 22 8 14.9 18.7 11.2 29 7.6 37 9 37.6 13.6" />
			</g>
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
			<g className="logo__moon">
				<circle cx="36.8" cy="9.2" fill="#ffc62f" r="3.4" />
			</g>
		</svg>
	);
}
