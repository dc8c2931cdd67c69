import { useTranslations } from "../../../i18n/use-translations.ts";
import { Art } from "../../../ui/art/art.tsx";
import { Avatar } from "../../../ui/person/avatar.tsx";
import { Glass } from "../../../ui/scene/glass.tsx";
import { Moon } from "../../../ui/scene/moon.tsx";
import { CodeLines } from "./rest/code-lines.tsx";

/** An island of bricks among moons, a piece of code and a message of a teacher. All of it is decoration, hidden from screen readers. */
export function HeroArt() {
	const t = useTranslations("home.hero");
	return (
		<div aria-hidden="true" className="home-hero__art">
			<Orbits />
			<Art className="home-hero__island float" fetchPriority="high" loading="eager" name="hero-island" />
			<Art className="home-hero__astro float float--2" loading="eager" name="astronaut-build" />
			<Glass className="home-hero__code float float--3">
				<pre>
					<CodeLines
						lines={[
							[["k", "if"], " player:", ["f", "has"], "(", ["s", t("all")], ") ", ["k", "then"]],
							["  portal:", ["f", "open"], "()"],
						]}
					/>
				</pre>
			</Glass>
			<Glass className="home-hero__message float float--2">
				<Avatar art="avatar-6" />
				<span>
					<small>{t("teacher")}</small>
					{t("message")}
				</span>
			</Glass>
		</div>
	);
}

/** The radii of the ellipses are repeated in `hero.css`, which moves the moons along them. */
function Orbits() {
	return (
		<svg aria-hidden="true" className="home-hero__orbits" fill="none" viewBox="0 0 880 880">
			<g transform="rotate(-16 440 440)">
				<ellipse cx="440" cy="440" rx="420" ry="210" strokeWidth="1.5" />
				<ellipse cx="440" cy="440" rx="330" ry="150" strokeDasharray="2 10" strokeLinecap="round" strokeWidth="1.5" />
				<ellipse cx="440" cy="440" rx="500" ry="282" strokeWidth="1.5" />
				<Moon className="home-moon" cx={440} cy={440} fill="#ffc62f" r={9} />
				<Moon className="home-moon--far" cx={440} cy={440} fill="#62deb8" r={14} />
				<Moon className="home-moon--near" cx={440} cy={440} fill="#ff8eba" r={6} />
			</g>
		</svg>
	);
}
