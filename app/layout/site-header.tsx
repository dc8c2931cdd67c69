import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import { LinkButton } from "../ui/button/link-button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Wrap } from "../ui/layout/wrap.tsx";
import { Logo } from "../ui/logo/logo.tsx";
import { BasketButton } from "./basket-button.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useLocalPath } from "./local-link.tsx";
import { menuGroups } from "./menu-groups.ts";
import { MobileMenu } from "./mobile-menu.tsx";
import { NavDropdown } from "./nav-dropdown.tsx";
import { ThemeDropdown } from "./theme-switch.tsx";
import { useTrialPath } from "./use-trial-path.ts";

/** What the page begins with: the header floats over a scene by night or day; on plain paper it stays in sight while one scrolls. */
export type PageScene = "night" | "day" | "paper";

export default function SiteHeader({ frame, scene }: { frame: SiteFrame; scene: PageScene }) {
	const t = useTranslations("header.nav");
	const localPath = useLocalPath();
	const trialPath = useTrialPath();
	const [phone] = frame.phones;
	return (
		<header className="header" data-over={scene === "paper" ? undefined : scene}>
			<Wrap>
				<div className="header__bar">
					<Logo name={frame.schoolName} to={localPath("/")} />
					<nav aria-label={t("label")} className="nav">
						{menuGroups(frame).map((group) => (
							<NavDropdown group={group} key={group.key} />
						))}
						{frame.learningPlatformUrl && <a href={frame.learningPlatformUrl}>{t("students")}</a>}
					</nav>
					<div className="header__end">
						{phone && (
							<a className="header__phone" href={`tel:${phone.number}`}>
								<Icon name="phone" />
								{phone.label}
							</a>
						)}
						<ThemeDropdown />
						<LanguageSwitch className="only-wide" />
						<BasketButton />
						<LinkButton data-modal="" size="sm" to={trialPath}>
							{t("trial")}
						</LinkButton>
						<MobileMenu frame={frame} />
					</div>
				</div>
			</Wrap>
		</header>
	);
}
