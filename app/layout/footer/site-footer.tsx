import { Fragment } from "react";
import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../../i18n/use-translations.ts";
import { keepPart } from "../../ui/kept/keep-part.tsx";
import { Stack } from "../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Wrap } from "../../ui/layout/wrap.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { useCurrentPath, useLocalPath } from "../local-link.tsx";
import { type FooterGroup, footerGroups, pathsIn } from "./footer-groups.ts";
import { FooterLegal } from "./footer-legal.tsx";
import { FooterLinks } from "./footer-links.tsx";

type FooterProps = { frame: SiteFrame; isDemo: boolean };

export default function SiteFooter({ frame, isDemo }: FooterProps) {
	const groups = footerGroups(frame);
	const current = useCurrentPath(pathsIn(groups));
	return <Footer current={current} frame={frame} groups={groups} isDemo={isDemo} />;
}

type WholeFooterProps = FooterProps & {
	groups: readonly FooterGroup[];
	/** The link to the page at hand. */
	current: string | undefined;
};

const Footer = keepPart(function Footer({ frame, groups, current, isDemo }: WholeFooterProps) {
	const t = useTranslations("footer");
	const localPath = useLocalPath();
	return (
		<div className="night-foot">
			<footer className="footer">
				<Wrap>
					<div className="footer__grid" data-parts="">
						<Stack>
							<Logo name={frame.schoolName} to={localPath("/")} />
							<p>{t("about", { founded: frame.founded })}</p>
						</Stack>
						{groups.map((group) => (
							<FooterLinks current={current} group={group} key={group.key} />
						))}
						<Contact frame={frame} />
					</div>
					<FooterLegal frame={frame} isDemo={isDemo} />
				</Wrap>
			</footer>
		</div>
	);
});

function Contact({ frame }: { frame: SiteFrame }) {
	const t = useTranslations("footer");
	const zone = frame.zone === "Europe/Moscow" ? "moscow" : "other";
	return (
		<Stack gap={2}>
			<h2>{t("contact")}</h2>
			{frame.phones.map(({ number, label, note }) => (
				<div key={number}>
					<a className="footer__phone" href={`tel:${number}`}>
						{label}
					</a>
					{note && <p>{note}</p>}
				</div>
			))}
			<p>
				{frame.hours.map(({ days, times }) => (
					<Fragment key={days}>
						{`${days} `}
						<span className="nowrap">{times}</span>
						<br />
					</Fragment>
				))}
				{t("zone", { zone })}
			</p>
			<ul className="list">
				<li>
					<a href={`mailto:${frame.email}`}>{frame.email}</a>
				</li>
				{frame.channels.map(({ url, label }) => (
					<li key={url}>
						<a href={url} rel="noopener noreferrer" target="_blank">
							{label}
							<VisuallyHidden> ({t("newTab")})</VisuallyHidden>
						</a>
					</li>
				))}
				{frame.learningPlatformUrl && (
					<li>
						<a href={frame.learningPlatformUrl}>{t("students")}</a>
					</li>
				)}
			</ul>
		</Stack>
	);
}
