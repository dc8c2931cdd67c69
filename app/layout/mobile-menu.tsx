import { useId } from "react";
import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { LinkButton } from "../ui/button/link-button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { Logo } from "../ui/logo/logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuLink, useIsCurrent, useLocalPath } from "./local-link.tsx";
import { type MenuGroup, menuGroups, pathsOf } from "./menu-groups.ts";
import { ThemeChoice } from "./theme-switch.tsx";
import { useMobileMenu } from "./use-mobile-menu.ts";
import { useTrialPath } from "./use-trial-path.ts";

/** The button and the full-height menu of narrow screens. */
export function MobileMenu({ frame }: { frame: SiteFrame }) {
	const t = useTranslations("header");
	const localPath = useLocalPath();
	const trialPath = useTrialPath();
	const menu = useMobileMenu();
	const id = useId();
	const { onClick: _pressOutside, onPointerDown: _startOutside, ...modal } = menu.modal;
	return (
		<>
			<IconButton
				aria-haspopup="dialog"
				className="only-narrow"
				icon="menu"
				label={t("menu.open")}
				onClick={menu.open}
				popoverTarget={id}
			/>
			<dialog {...modal} aria-label={t("menu.label")} className="menu" id={id} popover="auto">
				<div className="menu__in">
					<div className="menu__top">
						<Logo name={frame.schoolName} to={localPath("/")} />
						<IconButton
							icon="x"
							label={t("menu.close")}
							onClick={menu.close}
							popoverTarget={id}
							popoverTargetAction="hide"
						/>
					</div>
					<nav aria-label={t("nav.label")} className="menu__links">
						{menuGroups(frame).map((group) => (
							<MenuRow group={group} key={group.key} replace={menu.isOpen} />
						))}
						{frame.learningPlatformUrl && <a href={frame.learningPlatformUrl}>{t("nav.students")}</a>}
					</nav>
					<LinkButton block data-modal="" onClick={menu.giveWay} size="lg" to={trialPath}>
						{t("nav.trial")}
					</LinkButton>
					<MenuFoot phones={frame.phones} />
					<ThemeChoice />
				</div>
			</dialog>
		</>
	);
}

function MenuFoot({ phones }: Pick<SiteFrame, "phones">) {
	return (
		<div className="menu__foot">
			{phones.map(({ number, label }) => (
				<a className="menu__phone" href={`tel:${number}`} key={number}>
					{label}
				</a>
			))}
			<LanguageSwitch />
		</div>
	);
}

/** A folding row. Links replace the entry of the history that the open menu has spent. */
function MenuRow({ group, replace }: { group: MenuGroup; replace: boolean }) {
	const t = useTranslations("header.nav");
	const isCurrent = useIsCurrent();
	return (
		<details data-current={pathsOf(group).some(isCurrent) || undefined} name="site-menu">
			<summary>
				{t(group.key)}
				<Icon name="chevron-down" />
			</summary>
			<ul className="menu__pages">
				{group.categories.map(({ path, title }) => (
					<li key={path}>
						<MenuLink replace={replace} to={path}>
							{title}
						</MenuLink>
					</li>
				))}
				{group.pages.map(({ path, words }) => (
					<li key={path}>
						<MenuLink replace={replace} to={path}>
							{t(words)}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	);
}
