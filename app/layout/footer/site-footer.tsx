import { Fragment } from "react";
import { useTranslations } from "use-intl";
import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Wrap } from "../../ui/layout/wrap.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { Unbroken } from "../../ui/reading/unbroken.tsx";
import { MenuLink, useLocalPath } from "../local-link.tsx";
import { ThemeChoice } from "../theme-switch.tsx";
import { type FooterGroup, footerGroups } from "./footer-groups.ts";

type SiteFooterProps = {
	frame: SiteFrame;
	isDemo: boolean;
	/** Where no menu of the header offers the choice. */
	withTheme: boolean;
};

export default function SiteFooter({ frame, isDemo, withTheme }: SiteFooterProps) {
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
							{withTheme && <ThemeChoice />}
						</Stack>
						{footerGroups(frame).map((group) => (
							<Links group={group} key={group.key} />
						))}
						<Contact frame={frame} />
					</div>
					<div className="footer__legal">
						<p>
							<Unbroken>{t("requisites", { name: frame.legalName, inn: frame.inn, licence: frame.licence })}</Unbroken>
						</p>
						<p>{frame.creditWarning}</p>
						{isDemo && <p>{t("demo")}</p>}
					</div>
				</Wrap>
			</footer>
		</div>
	);
}

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

function Links({ group: { key, links } }: { group: FooterGroup }) {
	const t = useTranslations("footer");
	return (
		<div>
			<h2>{t(key)}</h2>
			<ul className="list">
				{links.map(({ path, words }) => (
					<li key={path}>
						<MenuLink data-modal={path === "/low-vision" ? "" : undefined} to={path}>
							<span>
								<Unbroken>{t(words)}</Unbroken>
							</span>
						</MenuLink>
					</li>
				))}
			</ul>
		</div>
	);
}
