import { Fragment, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SiteFrame } from "../../features/pages/get-site-frame.server.ts";
import { Stack } from "../../ui/layout/stack.tsx";
import { VisuallyHidden } from "../../ui/layout/visually-hidden.tsx";
import { Wrap } from "../../ui/layout/wrap.tsx";
import { Logo } from "../../ui/logo/logo.tsx";
import { Unbroken } from "../../ui/reading/unbroken.tsx";
import { MenuLink, useLocalPath } from "../local-link.tsx";
import { ThemeChoice } from "../theme-switch.tsx";

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
						<CourseLinks />
						<SchoolLinks />
						<PaymentLinks />
						<DocumentLinks />
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

function CourseLinks() {
	const t = useTranslations("footer");
	return (
		<Links title={t("courses")}>
			<FooterLink to="/children">{t("childrenCourses")}</FooterLink>
			<FooterLink to="/basic">{t("adultCourses")}</FooterLink>
			<FooterLink to="/quiz_child_podhod">{t("quiz")}</FooterLink>
			<FooterLink to="/roblox-course">{t("robloxCourse")}</FooterLink>
			<FooterLink to="/roblox-groups">{t("robloxGroups")}</FooterLink>
			<FooterLink to="/join-it">{t("joinIt")}</FooterLink>
			<FooterLink to="/new-landing">{t("promotion")}</FooterLink>
			<FooterLink to="/guide">{t("guide")}</FooterLink>
			<FooterLink to="/chatgpt-income">{t("chatGuide")}</FooterLink>
		</Links>
	);
}

function SchoolLinks() {
	const t = useTranslations("footer");
	return (
		<Links title={t("school")}>
			<FooterLink to="/about">{t("aboutSchool")}</FooterLink>
			<FooterLink to="/blog">{t("blog")}</FooterLink>
			<FooterLink to="/webinars">{t("webinars")}</FooterLink>
			<FooterLink to="/reviews">{t("reviews")}</FooterLink>
			<FooterLink to="/faq">{t("faq")}</FooterLink>
			<FooterLink to="/contacts">{t("contacts")}</FooterLink>
			<FooterLink to="/search">{t("search")}</FooterLink>
			<FooterLink data-modal="" to="/low-vision">
				{t("lowVision")}
			</FooterLink>
		</Links>
	);
}

function PaymentLinks() {
	const t = useTranslations("footer");
	return (
		<Links title={t("payment")}>
			<FooterLink to="/oplata">{t("waysToPay")}</FooterLink>
			<FooterLink to="/sber">{t("sber")}</FooterLink>
			<FooterLink to="/t-bank">{t("tbank")}</FooterLink>
			<FooterLink to="/tax">{t("tax")}</FooterLink>
			<FooterLink to="/capital">{t("capital")}</FooterLink>
		</Links>
	);
}

function DocumentLinks() {
	const t = useTranslations("footer");
	return (
		<Links title={t("documents")}>
			<FooterLink to="/information">{t("information")}</FooterLink>
			<FooterLink to="/licence">{t("licence")}</FooterLink>
			<FooterLink to="/requisites">{t("requisitesPage")}</FooterLink>
			<FooterLink to="/politica">{t("politica")}</FooterLink>
			<FooterLink to="/personal-data">{t("personalData")}</FooterLink>
			<FooterLink to="/consent-ads">{t("consentAds")}</FooterLink>
			<FooterLink to="/offer-group">{t("offerGroup")}</FooterLink>
			<FooterLink to="/offer-individual">{t("offerIndividual")}</FooterLink>
			<FooterLink to="/cookies">{t("cookies")}</FooterLink>
		</Links>
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

function Links({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div>
			<h2>{title}</h2>
			<ul className="list">{children}</ul>
		</div>
	);
}

function FooterLink({ children, ...link }: { to: string; children: ReactNode; "data-modal"?: "" }) {
	return (
		<li>
			<MenuLink {...link}>
				<span>
					<Unbroken>{children}</Unbroken>
				</span>
			</MenuLink>
		</li>
	);
}
