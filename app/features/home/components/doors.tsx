import { useLocale } from "use-intl";
import type { Audience } from "../../../../database/catalog-types.ts";
import { localizePath } from "../../../i18n/locales.ts";
import { useTranslations } from "../../../i18n/use-translations.ts";
import { childAges, type Facts } from "../../../shared/facts.ts";
import { Art } from "../../../ui/art/art.tsx";
import type { ArtName } from "../../../ui/art/art-sizes.ts";
import { Badge } from "../../../ui/badge/badge.tsx";
import { LinkButton } from "../../../ui/button/link-button.tsx";
import { Card } from "../../../ui/card/card.tsx";
import { ChipLink, Chips } from "../../../ui/form/chip.tsx";
import { keepPart } from "../../../ui/kept/keep-part.tsx";
import { Section, SectionHead } from "../../../ui/layout/section.tsx";
import { VisuallyHidden } from "../../../ui/layout/visually-hidden.tsx";
import type { DoorView } from "../home-view.ts";
import "./doors.css";
import { Link } from "../../../ui/link/link.tsx";
import { richTags } from "../../../ui/reading/rich-tags.tsx";

type Look = { path: string; art: ArtName };

const LOOKS: Readonly<Record<Audience, Look>> = {
	children: { path: "/children", art: "astronaut-build" },
	adults: { path: "/basic", art: "adult-desk" },
};

/** Two ways into the catalogue, for children and for adults, with the subjects of each; below them the quiz for whoever hesitates. */
export const Doors = keepPart(function Doors({ doors, facts }: { doors: readonly DoorView[]; facts: Facts }) {
	const t = useTranslations("home.who");
	return (
		<Section>
			<SectionHead title={t.rich("title", richTags)} />
			<div className="home-doors" data-parts="">
				{doors.map((door) => (
					<div className="home-doors__door" key={door.audience}>
						<DoorCard door={door} facts={facts} />
						<Ways door={door} />
					</div>
				))}
				<QuizStrip />
			</div>
		</Section>
	);
});

/** The third way in: for whoever does not know what to choose for a child. */
function QuizStrip() {
	const t = useTranslations("home.who.quiz");
	const locale = useLocale();
	return (
		<Card className="home-doors__quiz">
			<Art name="telescope" />
			<div>
				<h3>{t("title")}</h3>
				<p className="muted">{t("text")}</p>
			</div>
			<LinkButton to={localizePath("/quiz_child_podhod", locale)} variant="secondary">
				{t("action")}
			</LinkButton>
		</Card>
	);
}

function DoorCard({ door: { audience, courses }, facts }: { door: DoorView; facts: Facts }) {
	const t = useTranslations("home.who");
	const locale = useLocale();
	const { path, art } = LOOKS[audience];
	const ages = t("ages", childAges(facts));
	return (
		<article className="home-door" data-audience={audience}>
			<div className="cluster" data-gap="2">
				<Badge>{audience === "children" ? ages : t("adults.badge")}</Badge>
				<Badge>{t("courses", { count: courses })}</Badge>
			</div>
			<h3>
				<Link className="whole-link" to={localizePath(path, locale)}>
					{t(`${audience}.title`)}
					<VisuallyHidden>: {t(`${audience}.action`)}</VisuallyHidden>
				</Link>
			</h3>
			<p>{t(`${audience}.text`)}</p>
			<Art name={art} />
			<span aria-hidden="true" className="btn" data-variant="ink">
				{t(`${audience}.action`)}
			</span>
		</article>
	);
}

function Ways({ door: { audience, directions } }: { door: DoorView }) {
	const t = useTranslations("home.who");
	const locale = useLocale();
	return (
		<Chips label={t(`${audience}.ways`)}>
			{directions.map(({ path, title }) => (
				<ChipLink key={path} to={localizePath(path, locale)}>
					{title}
				</ChipLink>
			))}
		</Chips>
	);
}
