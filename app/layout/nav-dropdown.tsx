import type { ReactNode } from "react";
import { useTranslations } from "../i18n/use-translations.ts";
import { Art } from "../ui/art/art.tsx";
import { Icon } from "../ui/icon/icon.tsx";
import { keepPart } from "../ui/kept/keep-part.tsx";
import { MenuLink, useCurrentPath } from "./local-link.tsx";
import { type MenuGroup, pathsOf } from "./menu-groups.ts";
import { useDropdown } from "./use-dropdown.ts";

/** One drop-down of the header. */
export function NavDropdown({ group }: { group: MenuGroup }) {
	const t = useTranslations("header.nav");
	const current = useCurrentPath(pathsOf(group));
	return (
		<Dropdown
			current={current !== undefined}
			summary={
				<>
					{t(group.key)}
					<Icon className="drop__mark" name="chevron-down" />
				</>
			}
		>
			<NavLinks current={current} group={group} />
		</Dropdown>
	);
}

const NavLinks = keepPart(function NavLinks({ group, current }: { group: MenuGroup; current: string | undefined }) {
	const t = useTranslations("header.nav");
	return (
		<>
			{group.categories.map(({ path, title, cover, ages }) => (
				<MenuLink current={current} key={path} to={path}>
					<Art height={38} name={cover} width={52} />
					{title}
					{ages && <small>{t("ages", { from: String(ages.from), to: String(ages.to) })}</small>}
				</MenuLink>
			))}
			{group.pages.map(({ path, words }) => (
				<MenuLink className="dropdown__page" current={current} key={path} to={path}>
					{t(words)}
				</MenuLink>
			))}
		</>
	);
});

type DropdownProps = {
	summary: ReactNode;
	/** Name of a summary without words. */
	label?: string;
	/** The page at hand is one of its links. */
	current?: boolean;
	/** Under the right edge of its summary. */
	end?: boolean;
	children: ReactNode;
};

/** A panel under a summary; one of the header is open at a time. */
export function Dropdown({ summary, label, current, end, children }: DropdownProps) {
	const details = useDropdown();
	return (
		<details {...details} className="drop" data-current={current || undefined} name="site-header">
			<summary aria-label={label}>{summary}</summary>
			<div className="dropdown" data-end={end || undefined}>
				{children}
			</div>
		</details>
	);
}
