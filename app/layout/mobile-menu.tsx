import { useId } from "react";
import type { SiteFrame } from "../features/pages/get-site-frame.server.ts";
import { useTranslations } from "../i18n/use-translations.ts";
import { IconButton } from "../ui/button/icon-button.tsx";
import { LinkButton } from "../ui/button/link-button.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { keepPart } from "../ui/kept/keep-part.tsx";
import { Logo } from "../ui/logo/logo.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { MenuLink, useCurrentPath, useLocalPath } from "./local-link.tsx";
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

function MenuRow({ group, replace }: { group: MenuGroup; replace: boolean }) {
	const current = useCurrentPath(pathsOf(group));
	return <FoldingRow current={current} group={group} replace={replace} />;
}

type FoldingRowProps = {
	group: MenuGroup;
	/** The link to the page at hand. */
	current: string | undefined;
	/** Links replace the entry of the history that the open menu has spent. */
	replace: boolean;
};

const FoldingRow = keepPart(function FoldingRow({ group, current, replace }: FoldingRowProps) {
	const t = useTranslations("header.nav");
	return (
		<details data-current={current !== undefined || undefined} name="site-menu">
			<summary>
				{t(group.key)}
				<Icon name="chevron-down" />
			</summary>
			<ul className="menu__pages">
				{group.categories.map(({ path, title }) => (
					<li key={path}>
						<MenuLink current={current} replace={replace} to={path}>
							{title}
						</MenuLink>
					</li>
				))}
				{group.pages.map(({ path, words }) => (
					<li key={path}>
						<MenuLink current={current} replace={replace} to={path}>
							{t(words)}
						</MenuLink>
					</li>
				))}
			</ul>
		</details>
	);
});
