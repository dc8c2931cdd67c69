import type { ReactNode } from "react";
import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { needMessages } from "../i18n/message-catalogues.ts";
import { deferUntilSeen, deferUntilSign } from "../ui/deferred/defer-until-seen.tsx";
import { SkipLink } from "../ui/skip-link/skip-link.tsx";
import { CookieConsent } from "./cookie-consent.tsx";
import type { PageScene } from "./site-header.tsx";

const SiteHeader = deferUntilSign<{ frame: SiteFrame; scene: PageScene }>(async () => {
	await needMessages("header");
	return import("./site-header.tsx");
});

const PlainHeader = deferUntilSign<{ frame: SiteFrame }>(async () => {
	await needMessages("header");
	return import("./plain-header.tsx");
});

const SiteFooter = deferUntilSeen<{ frame: SiteFrame; isDemo: boolean }>(async () => {
	await needMessages("footer", "header");
	return import("./footer/site-footer.tsx");
});

const PlainFooter = deferUntilSeen<{ frame: SiteFrame; isDemo: boolean }>(async () => {
	await needMessages("footer", "header");
	return import("./footer/plain-footer.tsx");
});

type SiteLayoutProps = {
	frame: SiteFrame;
	scene: PageScene;
	/** Where one pays: no menu above or below, nothing that leads aside. */
	plain?: boolean;
	/** Tells visitors that the school is a demonstration. */
	isDemo?: boolean;
	/** Error screens end at their horizon, and nothing is asked on them. */
	footless?: boolean;
	children: ReactNode;
};

/** What stands around every page; the page brings its own `<main id="main">`. */
export function SiteLayout({ frame, scene, plain = false, isDemo = false, footless, children }: SiteLayoutProps) {
	const Footer = plain ? PlainFooter : SiteFooter;
	return (
		<>
			<SkipLink />
			{!footless && <CookieConsent />}
			{plain ? <PlainHeader frame={frame} /> : <SiteHeader frame={frame} scene={scene} />}
			{children}
			{!footless && <Footer frame={frame} isDemo={isDemo} />}
		</>
	);
}
