import type { ReactNode } from "react";
import type { Planet } from "../../shared/planets.ts";
import { Art } from "../art/art.tsx";
import type { ArtName } from "../art/art-sizes.ts";
import { Wrap } from "../layout/wrap.tsx";
import { type Crumb, Crumbs } from "../wayfinding/crumbs.tsx";
import { Day } from "./day.tsx";
import "./panel-hero.css";

type PanelHeroProps = {
	title: string;
	lead: string;
	crumbs: readonly Crumb[];
	planet: Planet;
	/** Beside the words where there is room. */
	art: ArtName;
	/** Key figures and the first step. */
	children: ReactNode;
};

/** The compact day hero of a page that is about money: what it is, the figures that matter, the first step. */
export function PanelHero({ title, lead, crumbs, planet, art, children }: PanelHeroProps) {
	return (
		<Day as="section" className="panel-hero" planet={planet}>
			<Wrap className="panel-hero__grid">
				<div className="panel-hero__text">
					<Crumbs items={crumbs} />
					<h1 className="step-5">{title}</h1>
					<p className="lead">{lead}</p>
					{children}
				</div>
				<Art className="panel-hero__art float" fetchPriority="high" loading="eager" name={art} />
			</Wrap>
		</Day>
	);
}

/** Stats in a row. */
export function HeroFigures({ children }: { children: ReactNode }) {
	return <div className="panel-hero__figures">{children}</div>;
}
