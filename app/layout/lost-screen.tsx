import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import { Art } from "../ui/art/art.tsx";
import { LinkButton } from "../ui/button/link-button.tsx";
import { Cluster } from "../ui/layout/stack.tsx";
import { Logo } from "../ui/logo/logo.tsx";
import { Night } from "../ui/scene/night.tsx";
import { SkipLink } from "../ui/skip-link/skip-link.tsx";
import { FAILURE_ATTRIBUTE, useFailureId } from "./failure-id.ts";
import { LateModalHost } from "./late-modal-host.tsx";
import { useLocalPath } from "./local-link.tsx";
import { LostSky } from "./lost-sky.tsx";
import { SiteLayout } from "./site-layout.tsx";

type LostScreenProps = {
	/** HTTP status of the answer. */
	status: number;
	/** What the header shows; without it the screen stands alone. */
	frame: SiteFrame | undefined;
};

/**
 * The screen for every error. Its links load the whole document anew, so that what failed is left behind. A fatal error relies on nothing
 * but this screen and draws no header, which may be what failed.
 */
export default function LostScreen({ status, frame }: LostScreenProps) {
	const localPath = useLocalPath();
	if (frame && status < 500) {
		return (
			<>
				<SiteLayout footless frame={frame} scene="night">
					<Scene status={status} />
				</SiteLayout>
				<LateModalHost />
			</>
		);
	}
	return (
		<>
			<SkipLink />
			<header className="lost__logo">
				<Logo name={frame?.schoolName} to={localPath("/")} />
			</header>
			<Scene status={status} />
		</>
	);
}

function Scene({ status }: { status: number }) {
	const t = useTranslations("layout.lost");
	const localPath = useLocalPath();
	const isFatal = status >= 500;
	return (
		<Night className="lost" horizon="bottom" sky>
			<LostSky />
			<main className="wrap lost__in" id="main">
				<Digits status={status} />
				<h1>
					<small>{t("error", { status: String(status) })}</small>
					{t("title")}
				</h1>
				<p className="lead lost__lead">{isFatal ? t("fatalLead") : t("lead")}</p>
				<Cluster justify="center">
					<LinkButton reloadDocument to={localPath("/")}>
						{t("home")}
					</LinkButton>
					<LinkButton reloadDocument to={localPath("/children")} variant="glass">
						{t("children")}
					</LinkButton>
					<LinkButton reloadDocument to={localPath("/basic")} variant="glass">
						{t("adults")}
					</LinkButton>
				</Cluster>
				{isFatal && <FailureNumber />}
			</main>
		</Night>
	);
}

function FailureNumber() {
	const t = useTranslations("layout.lost");
	const id = useFailureId();
	return (
		<p className="lost__id" {...{ [FAILURE_ATTRIBUTE]: id }}>
			{id && t("id", { id })}
		</p>
	);
}

/** The status in figures as high as the screen allows, a planet for every zero, and somebody who has drifted off. */
function Digits({ status }: { status: number }) {
	return (
		<div aria-hidden="true" className="lost__scene">
			{[...String(status)].map((digit, index) =>
				digit === "0" ? (
					<Art className="lost__planet" key={index} loading="eager" name="planet-ringed" />
				) : (
					<span key={index}>{digit}</span>
				),
			)}
			<svg aria-hidden="true" className="lost__cord" fill="none" viewBox="0 0 600 240">
				<g strokeLinecap="round">
					<path d="M96 168C150 250 236 236 218 176S300 92 330 128" stroke="#b1b5c7" strokeWidth="5" />
					<path
						d="M96 168C150 250 236 236 218 176S300 92 330 128"
						stroke="#fff"
						strokeDasharray="1 9"
						strokeWidth="1.6"
					/>
				</g>
				<circle cx="96" cy="166" r="9" stroke="#ff812a" strokeWidth="5" />
			</svg>
			<Art className="lost__astro" loading="eager" name="astronaut-float" />
		</div>
	);
}
