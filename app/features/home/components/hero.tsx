import { useLocale } from "use-intl";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { childAges, type Facts } from "../../../shared/facts.ts";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { keepPart } from "../../../ui/kept/keep-part.tsx";
import { Wrap } from "../../../ui/layout/wrap.tsx";
import { Avatar, Avatars } from "../../../ui/person/avatar.tsx";
import { Night } from "../../../ui/scene/night.tsx";
import { OrbitWord } from "../../../ui/scene/orbit-word.tsx";
import { HeroArt } from "./hero-art.tsx";
import "./hero.css";

const FACES = ["avatar-1", "avatar-7", "avatar-4"] as const;

type HeroProps = { facts: Facts; promise: string };

/** What the school does, for whom, and the first step. */
export function Hero({ facts, promise }: HeroProps) {
	return (
		<Night as="section" className="home-hero" horizon="bottom" sky>
			<Wrap className="home-hero__grid">
				<HeroText facts={facts} promise={promise} />
				<HeroArt />
			</Wrap>
		</Night>
	);
}

const HeroText = keepPart(function HeroText({ facts, promise }: HeroProps) {
	const t = useTranslations("home.hero");
	const locale = useLocale();
	return (
		<div className="home-hero__text">
			<p className="eyebrow">{t("eyebrow", { year: facts.founded ?? "" })}</p>
			<h1>{t.rich("title", { em: (words) => <OrbitWord>{words}</OrbitWord> })}</h1>
			<p className="lead">{t("lead", childAges(facts))}</p>
			<div className="home-hero__actions">
				<LinkButton data-modal size="lg" to={localizePath("/request?kind=trial", locale)}>
					{t("trial")}
				</LinkButton>
				<LinkButton size="lg" to={localizePath("/quiz_child_podhod", locale)} variant="glass">
					{t("choose")}
				</LinkButton>
			</div>
			<div className="home-hero__note">
				<Avatars>
					{FACES.map((face) => (
						<Avatar art={face} key={face} />
					))}
				</Avatars>
				<p>
					{t("free")}
					<br />
					{promise}
				</p>
			</div>
		</div>
	);
});
